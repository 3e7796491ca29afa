/** The entries of a plan on paper. */
import type { Content } from "pdfmake";
import type { PlanEntry, PlanRide, PlanSegment, PlanStay, PlanStop } from "../plan/plan.ts";
import { joinNonEmpty } from "../readable.ts";
import type { Blocks } from "./blocks.ts";
import { joinIsolated } from "../wording/bidi.ts";

const GREY = "#666666";
const TEXT = { size: 9.5 };
const SMALL = { size: 8.5, colour: GREY };
const NO_LAYOVER = { size: 8.5, bold: true, colour: "#a3120a" };
const CLOCK = { size: 15, bold: true };
const TITLE = { size: 11, bold: true };
const CONFIRMED = { size: 9.5, bold: true, colour: "#1b6e2f", atEnd: true };
const UNCONFIRMED = { ...CONFIRMED, colour: "#a3120a" };

/** A box for what is booked, and a line for the layover between two of them. */
export function entryBlocks(entry: PlanEntry, width: number, blocks: Blocks): Content {
  if (entry.kind === "layover") {
    const text = joinIsolated(" · ", [entry.text, ...entry.remarks]);
    const look = entry.isPossible ? SMALL : NO_LAYOVER;
    return { stack: [blocks.paragraph(text, width, look)], margin: [0, 0, 0, 4] };
  }
  return blocks.box(width, (inner) => [
    titleLine(entry, inner, blocks),
    ...wayOf(entry, inner, blocks),
    ...rowLines(entry, inner, blocks),
  ]);
}

/** The rows one after the other, with as many on a line as fit. */
function rowLines({ rows }: PlanSegment, width: number, blocks: Blocks): Content[] {
  const text = joinIsolated(
    " · ",
    rows.map((row) => blocks.row(row)),
  );
  return text === "" ? [] : [below(blocks.paragraph(text, width, TEXT))];
}

/** The space above it. */
function below(content: Content): Content {
  return { stack: [content], margin: [0, 4, 0, 0] };
}

function titleLine(entry: PlanSegment, width: number, blocks: Blocks): Content {
  const { label, name, status } = entry;
  const carrier = "carrier" in entry ? entry.carrier : null;
  const title = joinNonEmpty(" · ", [
    joinIsolated(" ", [label, name]),
    joinIsolated("", [carrier]),
  ]);
  const look = status?.isConfirmed === true ? CONFIRMED : UNCONFIRMED;
  return blocks.columns(width, [
    { share: 0.7, make: (own) => blocks.paragraph(title, own, TITLE) },
    { share: 0.3, make: (own) => blocks.paragraph(status?.text ?? "", own, look) },
  ]);
}

function wayOf(entry: PlanSegment, width: number, blocks: Blocks): Content[] {
  switch (entry.kind) {
    case "flight":
    case "train":
      return [below(rideBlock(entry, width, blocks))];
    case "hotel":
    case "car":
      return stayBlock(entry, width, blocks).map(below);
    case "other":
      return [];
  }
}

function rideBlock({ departure, arrival }: PlanRide, width: number, blocks: Blocks): Content {
  return blocks.columns(width, [
    { share: 0.5, make: (own) => stopBlock(departure, own, blocks) },
    { share: 0.5, make: (own) => stopBlock(arrival, own, blocks) },
  ]);
}

const SHORT_CODE = /^\P{L}*[A-Z]{3}\P{L}*$/u;

/** The label, the time and the code in large type, the day and the place. */
function stopBlock(stop: PlanStop, width: number, blocks: Blocks): Content {
  const { label, date, clock, dayShift, code, place, terminal } = stop;
  const isShort = code !== null && SHORT_CODE.test(code);
  const large = [clock, dayShift && `(${dayShift})`, isShort && code];
  const where = [!isShort && code, place, terminal];
  return {
    stack: [
      blocks.paragraph(label, width, SMALL),
      blocks.paragraph(joinIsolated("  ", large), width, CLOCK),
      blocks.paragraph(date ?? "", width, TEXT),
      blocks.paragraph(joinIsolated(", ", where), width, TEXT),
    ],
  };
}

function stayBlock({ from, to, between }: PlanStay, width: number, blocks: Blocks): Content[] {
  const end = (row: PlanStay["from"]) => (own: number) => ({
    stack: [
      blocks.paragraph(row?.label ?? "", own, SMALL),
      blocks.paragraph(row?.value ?? "", own, { ...TEXT, bold: true }),
    ],
  });
  return [
    blocks.columns(width, [
      { share: 0.5, make: end(from) },
      { share: 0.5, make: end(to) },
    ]),
    blocks.paragraph(between ?? "", width, SMALL),
  ];
}
