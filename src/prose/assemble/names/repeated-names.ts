import type { NamesNode, PersonName } from "../../../ast/nodes.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { plainName } from "../../facts/names/shared-surnames.ts";
import type { Line } from "../../scopes/lines.ts";

/** A traveller, and the number before the name. */
interface Named {
  readonly person: PersonName;
  readonly number: string | undefined;
}

/**
 * Names each traveller once. A text repeats its travellers for each flight and each boarding pass, or has one of them as
 * the client. Two with the same name are two travellers in one list, on lines below each other with the same label and without a
 * journey, and if their titles, passenger types or numbers differ.
 *
 * @param pieces what each of the lines says
 * @returns what all of them say
 */
export function withoutRepeatedNames(
  lines: readonly Line[],
  pieces: readonly (readonly LineReading[])[],
  text: string,
): readonly LineReading[] {
  const known = new Map<string, readonly Named[]>();
  let list: Named[] = [];
  let listLabel = "";
  const isKnown = (named: Named) =>
    known.get(plainName(named.person))?.some((other) => canBeSame(named, other)) ?? false;
  return lines.flatMap((line, index) => {
    const readings = pieces[index] ?? [];
    const label = labelOf(line, text);
    const isOther = label !== "" && label !== listLabel;
    if (line.isAfterGap || line.anchors > 0 || isOther || !readings.some(hasNames)) {
      for (const named of list) {
        const name = plainName(named.person);
        known.set(name, [...(known.get(name) ?? []), named]);
      }
      list = [];
    }
    listLabel = label;
    return readings.map((reading) => {
      const { node } = reading;
      if (node?.kind !== "names") return reading;
      const all = node.persons.map((person) => ({ person, number: node.number?.value }));
      const added = all.filter((named) => !isKnown(named));
      list.push(...added);
      return added.length === all.length ? reading : { ...reading, node: withOnly(added, node) };
    });
  });
}

/** The words before the names of a line up to a colon, without the number of `Passenger 1:`. */
function labelOf({ facts: [first] }: Line, text: string): string {
  if (first?.kind !== "person") return "";
  const [label = ""] = /^[^:]*:/.exec(text.slice(first.start, first.person.printed.start)) ?? [];
  return label.replace(/\d/g, "");
}

function hasNames({ node }: LineReading): boolean {
  return node?.kind === "names";
}

function canBeSame(one: Named, other: Named): boolean {
  return (
    agree(one.number, other.number) &&
    agree(one.person.title?.value, other.person.title?.value) &&
    agree(one.person.passengerType?.value, other.person.passengerType?.value)
  );
}

function agree(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

/** The new travellers of a line; if there are none, words that repeat names. */
function withOnly(added: readonly Named[], node: NamesNode): LineReading["node"] {
  if (added.length > 0) return { ...node, persons: added.map(({ person }) => person) };
  return { kind: "passage", repeats: node.persons.map(({ printed }) => printed) };
}
