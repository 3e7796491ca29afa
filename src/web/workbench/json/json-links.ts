/** Links the members of an answer with their places in the text, in both directions. */
import type { TextSpan } from "../../../views/lines-schema.ts";
import type { WorkbenchField } from "../../../views/workbench/schema.ts";
import type { Member, WrittenJson } from "./write-json.ts";

/** A field of the text, and the path of its member. */
interface Link {
  readonly path: string;
  readonly span: TextSpan;
}

/** Fewer letters would be found by chance. */
const SHORTEST_UNIQUE = 4;

export class JsonLinks {
  private readonly members: readonly Member[];
  private readonly byPath: ReadonlyMap<string, Member>;
  private readonly links: readonly Link[];
  private readonly text: string;

  /**
   * @param fields those of version 4
   * @param text the decoded text
   * @param pathIn the path in this answer of a value that version 4 has at a path
   */
  constructor(
    { members }: WrittenJson,
    fields: readonly WorkbenchField[],
    text: string,
    pathIn: (path: string) => string,
  ) {
    this.members = members;
    this.byPath = new Map(members.map((member) => [member.path, member]));
    this.text = text;
    this.links = fields.flatMap(({ path, start, end }) => {
      const member = this.nearest(pathIn(path.replace(/ \([^()]*\)$/, "")));
      return member === null ? [] : [{ path: member.path, span: { start, end } }];
    });
  }

  /** The places in the text of the innermost member at an offset of the JSON. */
  spansAt(offset: number): readonly TextSpan[] {
    const member = this.members.findLast(({ start, end }) => start <= offset && offset <= end);
    if (member === undefined) return [];
    const { path, words } = member;
    const own = this.links.filter((link) => link.path === path || isInside(link.path, path));
    if (own.length > 0) return own.map(({ span }) => span);
    // `departureAirport.iataCode` is printed where `departureAirport` is; this is not true of the neighbours
    // of other fields.
    const around = this.links.filter((link) => isInside(path, link.path) && !isEntry(link.path));
    return around.length > 0 ? around.map(({ span }) => span) : this.uniqueWords(words);
  }

  /** The member for the shortest field at an offset of the text. */
  memberAt(offset: number): Member | null {
    const [shortest] = this.links
      .filter(({ span: { start, end } }) => start <= offset && offset < end)
      .sort((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start));
    return shortest === undefined ? null : (this.byPath.get(shortest.path) ?? null);
  }

  /** The member at a path, or else the one of its entry that contains it. */
  private nearest(path: string): Member | null {
    for (let at = path; at.includes("]"); at = at.replace(/(?:\.[^.[\]]+|\[\d+\])$/, "")) {
      const member = this.byPath.get(at);
      if (member !== undefined) return member;
    }
    return null;
  }

  private uniqueWords(words: string | null): readonly TextSpan[] {
    if (words === null || words.length < SHORTEST_UNIQUE) return [];
    const start = this.text.indexOf(words);
    const isUnique = start >= 0 && !this.text.includes(words, start + 1);
    return isUnique ? [{ start, end: start + words.length }] : [];
  }
}

function isInside(path: string, outer: string): boolean {
  return path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
}

/** `flightInfo.flights[0]` */
function isEntry(path: string): boolean {
  return /^[^[\]]*\[\d+\]$/.test(path);
}

/** Version 3 has the same fields, but no `extraInfo`. */
export function pathInV3(path: string): string {
  return path.replace(/^trainInfo\.extraInfo\./, "trainInfo.");
}

const LISTS: readonly (readonly [RegExp, string])[] = [
  [/^flightInfo\.flights/, "flights"],
  [/^trainInfo\.(?:extraInfo\.)?trains/, "trains"],
  [/^hotelInfo\.hotels/, "hotels"],
  [/^extraInfo\.other_segments/, "otherSegments"],
  [/^extraInfo\./, ""],
];

const NAMES: Readonly<Record<string, string>> = {
  company: "airline",
  departureTime: "departure",
  landingTime: "landing",
  arrivingTime: "arrival",
  departureAirport: "origin",
  landingAirport: "destination",
  departureStationCode: "origin",
  arrivingStationCode: "destination",
  seatInfo: "seats",
};

/** The path in the Booking of a value that version 4 has at a path. */
export function pathInBooking(path: string): string {
  const [from, to] = LISTS.find(([list]) => list.test(path)) ?? [/^/, ""];
  return path
    .replace(from, to)
    .replace("].extraInfo.", "].")
    .replace(/(?<=\.)\w+/g, (name) => NAMES[name] ?? camelCase(name));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
