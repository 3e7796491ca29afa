import type { NamesNode, PersonName, Read } from "../../ast/nodes.ts";
import { personsIn } from "../facts/names/names.ts";
import { capitals } from "../lexicon/words.ts";
import type { Block } from "./block.ts";

/** Those for whom a reservation is made. */
export function personsOf(block: Block): readonly PersonName[] {
  return block.elements("underName").flatMap((path) => personAt(block, path) ?? []);
}

function personAt(block: Block, path: string): PersonName | undefined {
  const surname = block.find(`${path}.familyName`);
  const given = block.find(`${path}.givenName`);
  const whole = block.find(`${path}.name`, path);
  if (surname === undefined) return whole === undefined ? undefined : personNamed(whole);
  const title = block.find(`${path}.honorificPrefix`);
  const name = [surname.value, given?.value].filter((part) => part !== undefined).join("/");
  return {
    surname: inCapitals(surname),
    given: given && inCapitals(given),
    title: title && { ...title, value: capitals(title.value).replace(/\.$/, "") },
    printed: inCapitals(whole ?? { ...surname, value: name }),
  };
}

/** A value that can only be a name; without a mark or a title, the last word is the surname. */
function personNamed(name: Read<string>): PersonName | undefined {
  const [person, ...others] = personsIn(name);
  if (person !== undefined && others.length === 0) return person;
  if (/[\d@]/.test(name.value)) return undefined;
  const at = name.value.lastIndexOf(" ") + 1;
  const surname = { value: name.value.slice(at), start: name.start + at, end: name.end };
  const given = { value: name.value.slice(0, at).trimEnd(), start: name.start, end: surname.start };
  return {
    surname: inCapitals(surname),
    given: at === 0 ? undefined : inCapitals(given),
    printed: inCapitals(name),
  };
}

function inCapitals(text: Read<string>): Read<string> {
  return { ...text, value: capitals(text.value) };
}

export function namesNode(persons: readonly PersonName[]): NamesNode {
  return { kind: "names", persons };
}
