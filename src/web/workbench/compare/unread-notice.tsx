import { PlaceButton } from "../answer/place-button.tsx";
import { unreadLinesOf, unreadWords } from "../unread-lines.ts";
import type { Version } from "./outcome.tsx";

/** With more unread lines than this, the text is something other than a record. */
const MOST_LINES = 12;

/** Says that a comparison is incomplete, and which lines of each version are the reason. */
export function UnreadNotice({ earlier, later }: Record<"earlier" | "later", Version>) {
  const versions = [
    ["earlier", earlier],
    ["later", later],
  ] as const;
  const unread = versions.filter(([, { model }]) => unreadWords(model) !== "");
  if (unread.length === 0) return null;
  return (
    <div class="unread-notice panel">
      <p>
        <b>Not everything in both versions was read</b>, so they may differ in more than this says.
      </p>
      <ul>
        {unread.map(([which, version]) => (
          <li key={which}>
            Of the {which} version, {unreadWords(version.model)}: <Places {...version} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Places({ model, goTo }: Version) {
  const lines = unreadLinesOf(model);
  const more = lines.length - MOST_LINES;
  return (
    <>
      {lines.slice(0, MOST_LINES).map(({ number, start }) => (
        <PlaceButton key={number} number={number} start={start} goTo={goTo} />
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}
