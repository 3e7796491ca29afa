/** The account page: who has keys, which, and what they were used for. */
import { render } from "preact";
import { AccountPage } from "./account-page.tsx";

const main = document.querySelector("main");
if (main !== null) {
  main.replaceChildren();
  render(<AccountPage />, main);
}
