import type { Problem } from "../../shared/api.ts";
import { problemWords } from "../../shared/problem-words.ts";

interface Props {
  readonly problem: Problem;
  readonly retry: () => void;
  /** Whether the answer to an earlier text is still shown. */
  readonly hasOlder: boolean;
}

/** Explains why there is no answer and what helps. */
export function ProblemNote({ problem, retry, hasOlder }: Props) {
  const { title, advice } = problemWords(problem);
  return (
    <div class="problem panel">
      <h2>{title}</h2>
      <p>{advice}</p>
      {problem.againAt !== null && (
        <p>The page does so by itself then, or immediately with another key.</p>
      )}
      {hasOlder && <p>The result below is for an earlier version of the text.</p>}
      {problem.code === "missing_api_key" ? (
        <p>
          <a href="/account" target="_blank">
            Log in
          </a>{" "}
          in a new window, and this page goes on by itself. Or paste a key into the “API key” field.
        </p>
      ) : problem.code === "invalid_api_key" ? (
        <p>
          Correct it in the “API key” field, or create one on the{" "}
          <a href="/account" target="_blank">
            account page
          </a>
          .
        </p>
      ) : (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Whether the service requires a key, or a different one. */
export function isAboutKey({ code }: Problem): boolean {
  return code === "missing_api_key" || code === "invalid_api_key";
}
