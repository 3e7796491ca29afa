import type { Fact } from "../model/schema.ts";
import { harmless } from "../wording/bidi.ts";
import type { Label } from "../wording/labels.ts";
import type { Wording } from "../wording/wording.ts";
import type { PlanRow } from "./plan.ts";

/** A text of the record as a plan shows it. */
export function said(text: string, wording: Wording): string {
  const shown = harmless(text);
  return shown === "" ? "" : wording.apart(shown);
}

/** The same; null if it is empty. */
export function saidIfAny(text: string | null, wording: Wording): string | null {
  const shown = text === null ? "" : said(text, wording);
  return shown === "" ? null : shown;
}

export function rowOf({ label, value, status }: Fact, wording: Wording): PlanRow {
  return {
    label: said(label, wording),
    value: said(wording.join(" · ", [status && (status.text ?? status.code), value]), wording),
  };
}

export function row(label: Label, value: string, wording: Wording): PlanRow {
  return { label: wording.label(label), value: said(value, wording) };
}
