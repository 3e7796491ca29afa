import type { Workbench } from "../../../views/workbench/schema.ts";
import { lineAt } from "../links.ts";
import { doubtPlace } from "./doubt-place.ts";
import { PlaceButton } from "./place-button.tsx";

interface Props {
  readonly warnings: readonly string[];
  readonly model: Workbench;
  /** The text that the model is about. */
  readonly text: string;
  /** Moves the cursor to a place in the text. */
  readonly goTo: (offset: number) => void;
}

/** The doubts about the answer, one sentence each, with the line that each is about. */
export function Doubts({ warnings, model, text, goTo }: Props) {
  if (warnings.length === 0) return null;
  return (
    <section class="doubts">
      <h2>Doubts</h2>
      <ul>
        {warnings.map((warning) => {
          const place = doubtPlace(warning, model, text);
          return (
            <li key={warning}>
              {warning}{" "}
              {place !== null && (
                <PlaceButton number={lineAt(model, place) ?? 1} start={place} goTo={goTo} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
