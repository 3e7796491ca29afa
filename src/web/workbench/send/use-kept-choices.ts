import { useState } from "preact/hooks";
import { choicesIn, DEFAULT_CHOICES, type SendChoices } from "./choices.ts";

const STORED = "itinerary";

/** The visitor's choices, kept in the browser: nothing from a record. `reset` forgets them. */
export function useKeptChoices() {
  const [choices, setChoices] = useState(kept);
  const choose = (change: Partial<SendChoices>): void => {
    const changed = { ...choices, ...change };
    setChoices(changed);
    keep(changed);
  };
  const reset = (): void => {
    setChoices(DEFAULT_CHOICES);
    localStorage.removeItem(STORED);
  };
  return { choices, choose, reset };
}

function kept(): SendChoices {
  try {
    return choicesIn(JSON.parse(localStorage.getItem(STORED) ?? "null"));
  } catch {
    return DEFAULT_CHOICES;
  }
}

function keep(choices: SendChoices): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(choices));
  } catch {
    // The browser has no room for them, or keeps nothing: they last until the visitor leaves the
    // page.
  }
}
