/** The workbench: paste a record and see its content and how it was read. */
import { render } from "preact";
import { Workbench } from "./workbench.tsx";

const main = document.querySelector("main");
if (main !== null) {
  main.replaceChildren();
  render(<Workbench />, main);
}
