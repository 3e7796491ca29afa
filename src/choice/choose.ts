import type { System } from "../../grammars/index.ts";
import { readCharacters } from "../engine/coverage.ts";
import { likeness, type Likeness } from "../engine/detection.ts";
import { readDocument, type Document } from "../engine/read.ts";
import type { CasedText } from "../text/cased.ts";

/** One system that might have printed the text. */
export interface Candidate {
  /** Wire value. */
  readonly algorithm: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Why, in words. */
  readonly reasons: readonly string[];
}

/** A text as the system that most likely printed it reads it. */
export interface Choice {
  readonly system: System;
  readonly document: Document;
  /** 0 to 1: how sure the choice is. */
  readonly confidence: number;
  /** Every system that was considered, the likeliest first. */
  readonly candidates: readonly Candidate[];
}

/** Finds who printed a text, among the systems given, and reads it. */
export function choose(text: CasedText, systems: readonly System[]): Choice {
  const considered = systems.map((system) => consider(system, text));
  const { system, likeness, document } = best(considered, text);
  const candidates = considered.map(candidate).sort((a, b) => b.confidence - a.confidence);
  return { system, document, confidence: likeness.confidence, candidates };
}

interface Considered {
  readonly system: System;
  readonly likeness: Likeness;
}

function consider(system: System, { upper }: CasedText): Considered {
  return { system, likeness: likeness(upper.text, system.grammar) };
}

/** From here on the signs of a text leave no doubt which system printed it, */
const SURE = 0.9;
/** unless another system's are nearly as many. */
const LEAD = 0.2;

/** The likeliest system. Where its signs leave doubt, the one that reads most of the text. */
function best(considered: readonly Considered[], text: CasedText) {
  const likeliest = considered.reduce((best, other) =>
    other.likeness.confidence > best.likeness.confidence ? other : best,
  );
  const { confidence } = likeliest.likeness;
  const others = considered.filter((each) => each !== likeliest && each.system.isFallback !== true);
  const isSure =
    confidence >= SURE && others.every(({ likeness }) => likeness.confidence <= confidence - LEAD);
  return (isSure ? [likeliest] : [likeliest, ...others])
    .map((each) => readWith(each, text))
    .reduce((best, other) => (other.read > best.read ? other : best));
}

function readWith({ system, likeness }: Considered, text: CasedText) {
  const document = readWithSystem(text, system);
  return { system, likeness, document, read: readCharacters(document) };
}

/** A text as a system reads it. */
export function readWithSystem({ printed, upper }: CasedText, { grammar }: System): Document {
  return readDocument(grammar.readsCase === true ? printed : upper, grammar);
}

function candidate({ system, likeness: { confidence, reasons } }: Considered): Candidate {
  return { algorithm: system.wireValue, confidence, reasons };
}
