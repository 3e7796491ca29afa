import type { Problem } from "../../shared/api.ts";
import { problemWords } from "../../shared/problem-words.ts";

interface Props {
  readonly problem: Problem;
  readonly again: () => void;
  /** Whether the answer to an earlier text is still shown. */
  readonly hasOlder: boolean;
}

/** Why there is no answer, and what helps. */
export function ProblemNote({ problem, again, hasOlder }: Props) {
  const { title, advice } = problemWords(problem);
  return (
    <div class="problem panel">
      <h2>{title}</h2>
      <p>{advice}</p>
      {problem.againAt !== null && (
        <p>The page does so by itself then; with another key, at once.</p>
      )}
      {hasOlder && <p>What is shown below is of the text as it was before.</p>}
      {isAboutKey(problem) ? (
        <p>
          Enter one in the field “API key”, or make one on the <a href="/account">account page</a>.
        </p>
      ) : (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Whether the service asks for a key, or for another one. */
export function isAboutKey({ code }: Problem): boolean {
  return code === "missing_api_key" || code === "invalid_api_key";
}
