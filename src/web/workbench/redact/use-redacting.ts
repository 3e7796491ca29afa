import { useEffect, useRef, useState } from "preact/hooks";
import type { Counts, Redacted } from "../../../redact/redact.ts";
import type { Problem } from "../../shared/api.ts";
import { bodyOf } from "../decoder.ts";
import { redactHere } from "../offline/here.ts";
import type { Choices } from "../toolbar.tsx";

/** What a visitor has to know about the last redaction. */
interface Said {
  readonly words: string;
  /** Whether nothing was replaced and the text stays as it was. */
  readonly isRefusal: boolean;
}

interface Shown extends Pick<Choices, "algorithm" | "referenceDate"> {
  readonly text: string;
  /** Replaces the text; the visitor can undo it. */
  readonly setText: (text: string) => void;
}

/**
 * Replaces the personal data in the text that is shown, in this browser; `said` reports what was replaced, until the
 * text changes.
 */
export function useRedacting(shown: Shown) {
  const [said, setSaid] = useState<Said | null>(null);
  const [isRedacting, setRedacting] = useState(false);
  const latest = useRef(shown);
  latest.current = shown;
  /** Whether the next change of the text comes from redaction. */
  const isOwnChange = useRef(false);
  useEffect(() => {
    if (!isOwnChange.current) setSaid(null);
    isOwnChange.current = false;
  }, [shown.text]);
  const redact = async () => {
    const { text, algorithm, referenceDate } = shown;
    setRedacting(true);
    const outcome = await redactHere({ body: bodyOf(text), algorithm, referenceDate });
    setRedacting(false);
    if (latest.current.text !== text) return;
    if (outcome.ok && outcome.value.text !== text) {
      isOwnChange.current = true;
      latest.current.setText(outcome.value.text);
    }
    setSaid(outcome.ok ? wordsOf(outcome.value) : refusalOf(outcome.problem));
  };
  return { redact: () => void redact(), said, isRedacting };
}

/** `Replaced: 2 parts of names, 1 phone number. Read the text before you send it.` */
function wordsOf({ replaced, left }: Redacted): Said {
  const kinds = Object.entries(replaced).map(([kind, count]) => counted(kind, count));
  if (kinds.length === 0)
    return { words: "There is nothing personal to replace.", isRefusal: false };
  const rest = left === 0 ? "" : ` ${left} words stay because the reading depends on them.`;
  const words = `Replaced: ${kinds.join(", ")}.${rest} Read the text before you send it.`;
  return { words, isRefusal: false };
}

/** The names of one value of each kind, and of several. */
const WORDS: Readonly<Record<keyof Counts, readonly [string, string]>> = {
  names: ["part of a name", "parts of names"],
  phones: ["phone number", "phone numbers"],
  emails: ["email address", "email addresses"],
  addresses: ["address", "addresses"],
  birthDates: ["birth date", "birth dates"],
  documents: ["document", "documents"],
  frequentFlyers: ["frequent-flyer number", "frequent-flyer numbers"],
  cards: ["card", "cards"],
  locators: ["locator", "locators"],
  tickets: ["ticket", "tickets"],
  agencies: ["agency sign", "agency signs"],
  references: ["confirmation number", "confirmation numbers"],
  words: ["other word", "other words"],
};

function counted(kind: string, count: number): string {
  const [, [one, several] = [kind, kind]] =
    Object.entries(WORDS).find(([name]) => name === kind) ?? [];
  return `${count} ${count === 1 ? one : several}`;
}

function refusalOf({ status, message }: Problem): Said {
  const why =
    status === NOT_REDACTABLE
      ? "it would be read differently with its personal data replaced"
      : message || "the decoder could not be loaded";
  return { words: `Nothing was replaced: ${why}.`, isRefusal: true };
}

const NOT_REDACTABLE = 422;
