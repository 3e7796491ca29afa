import { problemText } from "../shared/problem-words.ts";
import type { Visit } from "./use-visit.ts";

/** Who is logged in, and a button to log out, which leaves the text as it is. */
export function LoggedIn({ account, logOut, notLoggedOut }: Visit) {
  if (account === null) return null;
  return (
    <p class="logged-in faint">
      Logged in as <span class="email">{account.email}</span>{" "}
      <button type="button" onClick={logOut}>
        Log out
      </button>
      <span role="status" class="bad">
        {notLoggedOut !== null && `Still logged in: ${problemText(notLoggedOut)}`}
      </span>
    </p>
  );
}
