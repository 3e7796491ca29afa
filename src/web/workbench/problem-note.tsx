import type { Problem } from "../shared/api.ts";
import { problemWords } from "./problem-words.ts";

interface Props {
  readonly problem: Problem;
  readonly at: Date;
  readonly again: () => void;
  /** Whether the answer to an earlier text is still shown. */
  readonly hasOlder: boolean;
}

/** Why there is no answer, and what helps. */
export function ProblemNote({ problem, at, again, hasOlder }: Props) {
  const { title, advice } = problemWords(problem, at);
  const isAboutKey = problem.status === 401 || problem.status === 403;
  return (
    <div class="problem panel">
      <h2>{title}</h2>
      <p>{advice}</p>
      {hasOlder && <p>What is shown below is of the text as it was before.</p>}
      {isAboutKey ? (
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
