/** The cards of an itinerary on paper. */
import type { Content } from "pdfmake";
import {
  dateOf,
  durationText,
  isSaid,
  joinNonEmpty,
  momentText,
  placeText,
  statusWords,
} from "../readable.ts";
import type {
  Card,
  CardPlace,
  Fact,
  FlightCard,
  Moment,
  StayCard,
  TrainCard,
} from "../model/schema.ts";
import { carrierOf, stopParts, titleParts } from "../segments/titles.ts";
import type { Words } from "../segments/words.ts";
import type { Blocks } from "./blocks.ts";
import { joinIsolated } from "./isolates.ts";

const GREY = "#666666";
/** Between facts on one line. */
export const FACT_GAP = " · ";
const TEXT = { size: 9.5 };
const SMALL = { size: 8.5, colour: GREY };
const CLOCK = { size: 15, bold: true };
const TITLE = { size: 11, bold: true };

/** One box, and above it the time since the ride before. */
export function cardBlock(card: Card, width: number, blocks: Blocks, words: Words): Content[] {
  const layover = layoverText(card);
  return [
    ...(layover === null ? [] : [blocks.paragraph(layover, width, SMALL)]),
    blocks.box(width, (inner) => [
      titleLine(card, inner, blocks, words),
      ...middleOf(card, inner, blocks, words),
      blocks.paragraph(joinIsolated(FACT_GAP, card.facts.map(factText)), inner, TEXT),
    ]),
  ];
}

/** `Class: Y`, `Seats: 12A Mr Bruno Martinelli HK` */
export function factText({ label, value, status }: Fact): string {
  const said = joinNonEmpty(" · ", [status && statusWords(status), value]);
  return joinIsolated(": ", [label, said]);
}

function titleLine(card: Card, width: number, blocks: Blocks, words: Words): Content {
  const status = card.status === null ? "" : statusWords(card.status);
  const title = joinNonEmpty(" · ", [
    joinIsolated(" ", titleParts(card, words)),
    joinIsolated("", [carrierOf(card)]),
  ]);
  return blocks.columns(width, [
    { share: 0.7, make: (own) => blocks.paragraph(title, own, TITLE) },
    { share: 0.3, make: (own) => blocks.paragraph(status, own, { ...TEXT, atEnd: true }) },
  ]);
}

function middleOf(card: Card, width: number, blocks: Blocks, words: Words): Content[] {
  switch (card.kind) {
    case "flight":
    case "train":
      return rideBlock(card, width, blocks, words);
    case "hotel":
    case "car":
      return stayBlock(card, width, blocks);
    case "other":
      return [];
  }
}

function rideBlock(
  card: FlightCard | TrainCard,
  width: number,
  blocks: Blocks,
  words: Words,
): Content[] {
  const { departure, arrival, origin, destination, durationMinutes } = card;
  const from = joinIsolated(", ", stopParts(origin, card.departureTerminal, words));
  const to = joinIsolated(", ", stopParts(destination, card.arrivalTerminal, words));
  const duration = durationMinutes === null ? "" : durationText(durationMinutes);
  return [
    blocks.columns(width, [
      { share: 0.5, make: stop(words.departure, departure, origin, from, blocks) },
      { share: 0.5, make: stop(words.arrival, arrival, destination, to, blocks) },
    ]),
    blocks.paragraph(joinIsolated(": ", [duration && words.duration, duration]), width, SMALL),
  ];
}

/** The label, the code with the clock in large type, the day and the place. */
function stop(
  label: string,
  moment: Moment | null,
  place: CardPlace | null,
  text: string,
  blocks: Blocks,
): (width: number) => Content {
  const code = place !== null && CODE.test(place.code) ? place.code : null;
  return (width) => ({
    stack: [
      blocks.paragraph(label, width, SMALL),
      blocks.paragraph(joinIsolated("  ", [moment?.clock, code]), width, CLOCK),
      blocks.paragraph(moment === null ? "" : dateOf(moment), width, TEXT),
      blocks.paragraph(text, width, TEXT),
    ],
  });
}

const CODE = /^[A-Z]{3}$/;

function stayBlock({ from, to, between }: StayCard, width: number, blocks: Blocks): Content[] {
  const ends = [from, to].map(({ words: label, moment, place }) => ({
    share: 0.5,
    make: (own: number): Content => {
      const said = [moment && momentText(moment), place].filter(isSaid);
      return {
        stack: [
          blocks.paragraph(said.length > 0 ? label : "", own, SMALL),
          ...said.map((text) => blocks.paragraph(text, own, TEXT)),
        ],
      };
    },
  }));
  return [blocks.columns(width, ends), blocks.paragraph(between ?? "", width, SMALL)];
}

function layoverText(card: Card): string | null {
  if (card.kind !== "flight" && card.kind !== "train") return null;
  const { layover } = card;
  if (layover === null) return null;
  const change = layover.arrivedAt === null ? null : `${layover.arrivedAt} → ${layover.place.code}`;
  return joinIsolated(" · ", [durationText(layover.minutes), placeText(layover.place), change]);
}
