/** Ways in which a paste can damage the text that signs depend on. */
import type { Case } from "./cases.ts";

const DAMAGES: readonly (readonly [what: string, damage: (text: string) => string])[] = [
  ["spaces collapsed", collapsed],
  ["numbers lost", withoutNumbers],
  ["spaces collapsed, numbers lost", (text) => withoutNumbers(collapsed(text))],
  ["cut at column 40", (text) => text.replaceAll(/^(.{40}).+$/gm, "$1")],
];

function collapsed(text: string): string {
  return text.replaceAll(/^ +/gm, "").replaceAll(/ {2,}/g, " ");
}

function withoutNumbers(text: string): string {
  return text.replaceAll(/^ *\d{1,2}(?:\. *| +)/gm, "");
}

/** The texts with all kinds of damage. */
export function damaged(cases: readonly Case[]): readonly Case[] {
  return DAMAGES.flatMap(([what, damage]) =>
    cases.map((each) => ({ ...each, name: `${each.name}, ${what}`, text: damage(each.text) })),
  );
}
