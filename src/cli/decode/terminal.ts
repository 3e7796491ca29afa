import type { Writable } from "node:stream";
import { styleText } from "node:util";
import type { SettingTexts } from "../../settings.ts";

/** How something looks in a terminal. */
export type Look = "read" | "ignored" | "unread" | "caret" | "title" | "place";

/** Styles a text. */
export type Paint = (look: Look, text: string) => string;

const FORMATS = {
  read: "green",
  ignored: "gray",
  unread: "red",
  caret: "yellow",
  title: "bold",
  place: "cyan",
} as const;

/** What an output stream can display. */
export interface Terminal {
  readonly isTerminal: boolean;
  /** Characters per line. */
  readonly columns: number;
  readonly paint: Paint;
}

const DEFAULT_COLUMNS = 100;

/** The terminal behind a stream, or defaults if the stream is a file or a pipe. */
export function terminalOf(stream: Writable, environment: SettingTexts): Terminal {
  const isTerminal = "isTTY" in stream && stream.isTTY === true;
  const columns = "columns" in stream && typeof stream.columns === "number" ? stream.columns : 0;
  return {
    isTerminal,
    columns: columns > 0 ? columns : DEFAULT_COLUMNS,
    paint: hasColours(isTerminal, environment)
      ? (look, text) => styleText(FORMATS[look], text, { validateStream: false })
      : (_, text) => text,
  };
}

/** As in Node, `FORCE_COLOR` overrides `NO_COLOR`, and both override what the output supports. */
function hasColours(isTerminal: boolean, environment: SettingTexts): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none, TERM: term } = environment;
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if (none !== undefined && none !== "") return false;
  return isTerminal && term !== "dumb";
}
