/** The account page: log-in, keys and their usage. */
import { render } from "preact";
import { AccountPage } from "./account-page.tsx";

const main = document.querySelector("main");
if (main !== null) {
  main.replaceChildren();
  render(<AccountPage />, main);
}
