import type { Workbench } from "../../../views/workbench/schema.ts";
import { PlaceButton } from "../answer/place-button.tsx";

interface Props {
  readonly model: Workbench;
  /** Moves the cursor to a place in the text. */
  readonly goTo: (offset: number) => void;
}

/** What was not read, each with its line and reason: the itinerary lacks this information. */
export function NotRead({ model, goTo }: Props) {
  // With card numbers masked, because itineraries are printed.
  const unread = model.answers.v4?.extraInfo?.unread_lines ?? [];
  if (unread.length === 0) return null;
  return (
    <section class="not-read">
      <h2>Not read</h2>
      <ul>
        {unread.map(({ line, column, text, reason }) => (
          <li key={`${line}:${column}`}>
            <PlaceButton
              number={line}
              start={(model.lines[line - 1]?.start ?? 0) + column - 1}
              goTo={goTo}
            />{" "}
            <code>{text.trim()}</code> <span class="reason">({reason})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
