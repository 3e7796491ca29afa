import type { Problem } from "./api.ts";

export interface ProblemWords {
  readonly title: string;
  readonly advice: string;
}

/** What happened, and what helps. */
export function problemWords(problem: Problem): ProblemWords {
  const { status, code, message } = problem;
  if (status === 0)
    return {
      title: "The server does not answer",
      advice: "It may have been stopped, or the connection is gone. What you typed is still here.",
    };
  if (status === 413) return { title: "The text is too long", advice: message };
  if (status === 429) return { title: "Too many requests", advice: whenAgain(problem) };
  if (code === "missing_api_key")
    return {
      title: "A key is needed",
      advice: "Only on the machine that the service runs on the workbench needs no key.",
    };
  if (code === "invalid_api_key")
    return {
      title: "This key is not valid",
      advice: "It may be mistyped or revoked. Keys are listed on the account page.",
    };
  return {
    title: status >= 500 ? "The service has a problem" : "The service refused this",
    advice: message === "" ? `It answered with status ${status}.` : message,
  };
}

/** The same in one piece. */
export function problemText(problem: Problem): string {
  const { title, advice } = problemWords(problem);
  return `${title}. ${advice}`;
}

/** `Try again at 14:05:59.`, by the reader's clock, with the day where that is not today. */
export function whenAgain({ againAt }: Problem): string {
  if (againAt === null) return "Try again in a while.";
  const day = againAt.toDateString();
  const clock = againAt.toLocaleTimeString("en-GB");
  return `Try again at ${clock}${day === new Date().toDateString() ? "" : ` on ${day}`}.`;
}
