import type { Writable } from "node:stream";
import { styleText } from "node:util";
import type { SettingTexts } from "../../settings.ts";

/** What something looks like in a terminal. */
export type Look = "read" | "ignored" | "unread" | "caret" | "title" | "place";

/** Gives a text its look. */
export type Paint = (look: Look, text: string) => string;

const FORMATS = {
  read: "green",
  ignored: "gray",
  unread: "red",
  caret: "yellow",
  title: "bold",
  place: "cyan",
} as const;

/** What an output can show. */
export interface Terminal {
  readonly isTerminal: boolean;
  /** The characters of a line. */
  readonly columns: number;
  readonly paint: Paint;
}

const COLUMNS = 100;

/** The terminal behind a stream, or what stands for one where a file or a pipe does. */
export function terminalOf(stream: Writable, environment: SettingTexts): Terminal {
  const isTerminal = "isTTY" in stream && stream.isTTY === true;
  const columns = "columns" in stream && typeof stream.columns === "number" ? stream.columns : 0;
  return {
    isTerminal,
    columns: columns > 0 ? columns : COLUMNS,
    paint: hasColours(isTerminal, environment)
      ? (look, text) => styleText(FORMATS[look], text, { validateStream: false })
      : (_, text) => text,
  };
}

/** As Node has it: `FORCE_COLOR` goes before `NO_COLOR`, and either before what the output is. */
function hasColours(isTerminal: boolean, environment: SettingTexts): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none, TERM: term } = environment;
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if (none !== undefined && none !== "") return false;
  return isTerminal && term !== "dumb";
}
