import type { Problem } from "../shared/api.ts";

export interface ProblemWords {
  readonly title: string;
  readonly advice: string;
}

/**
 * What happened, and what helps.
 *
 * @param now when the answer came
 */
export function problemWords(problem: Problem, now: Date): ProblemWords {
  const { status, message } = problem;
  switch (status) {
    case 0:
      return {
        title: "The server does not answer",
        advice: "It may have been stopped, or the connection is gone. Your text is still here.",
      };
    case 401:
      return {
        title: "A key is needed",
        advice: "Only on the machine that the service runs on the workbench needs no key.",
      };
    case 403:
      return {
        title: "This key is not valid",
        advice: "It may be mistyped or revoked. Keys are listed on the account page.",
      };
    case 413:
      return { title: "The text is too long", advice: message };
    case 429:
      return { title: "The limit of this key is reached", advice: whenAgain(problem, now) };
    default:
      return {
        title: status >= 500 ? "The service has a problem" : "The service refused the text",
        advice: message === "" ? `It answered with status ${status}.` : message,
      };
  }
}

function whenAgain({ retryAfter }: Problem, now: Date): string {
  if (retryAfter === null) return "Try again in a while.";
  const at = new Date(now.getTime() + retryAfter * 1000);
  const clock = at.toLocaleTimeString("en-GB");
  const day = at.toDateString() === now.toDateString() ? "" : ` on ${at.toDateString()}`;
  return `Try again at ${clock}${day}: the limit counts requests, not texts.`;
}
