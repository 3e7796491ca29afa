import type { Problem } from "./api.ts";

export interface ProblemWords {
  readonly title: string;
  readonly advice: string;
}

/** Explains what happened and what helps. */
export function problemWords(problem: Problem): ProblemWords {
  const { status, code, message } = problem;
  if (status === 0)
    return {
      title: "The server does not answer",
      advice: "It may have stopped, or the connection is lost. Your text is still here.",
    };
  if (status === 413) return { title: "The text is too long", advice: message };
  if (status === 429) return { title: "Too many requests", advice: whenAgain(problem) };
  if (code === "missing_api_key")
    return {
      title: "Log in, or enter a key",
      advice: "This service decodes for those who are logged in or have an API key.",
    };
  if (code === "invalid_api_key")
    return {
      title: "This key is not valid",
      advice: keyAdvice(message),
    };
  return {
    title: status >= 500 ? "The service has a problem" : "The service refused the request",
    advice: message === "" ? `It answered with status ${status}.` : message,
  };
}

function keyAdvice(message: string): string {
  const [, expired] = /(expired at the end of \S+ \(UTC\))/.exec(message) ?? [];
  const why = expired === undefined ? "It may be mistyped or revoked." : `It ${expired}.`;
  return `${why} The account page lists your keys.`;
}

/** Title and advice as one text. */
export function problemText(problem: Problem): string {
  const { title, advice } = problemWords(problem);
  return `${title}. ${advice}`;
}

/** `Try again at 14:05:59.` in the reader's time, with the day if it is not today. */
export function whenAgain({ againAt }: Problem): string {
  if (againAt === null) return "Try again in a while.";
  const day = againAt.toDateString();
  const clock = againAt.toLocaleTimeString("en-GB");
  return `Try again at ${clock}${day === new Date().toDateString() ? "" : ` on ${day}`}.`;
}
