import { expect } from "chai";
import { isDecodable } from "../../../src/decode/decode.ts";
import { Lines } from "../../../src/decode/text/lines.ts";
import { checkWorkbench } from "../../../src/views/workbench/check.ts";
import type { Workbench } from "../../../src/views/workbench/schema.ts";
import { toWorkbench } from "../../../src/views/workbench/view.ts";
import { CASES, decodedCase } from "../../decoded-cases.ts";

const groupOf = (name: string) => name.split("/")[0] ?? "";

describe("the workbench's model of a text of the corpus", () => {
  for (const group of new Set(CASES.map(({ name }) => groupOf(name))))
    it(`has lines that cover it and fields within it: ${group}`, () => {
      for (const each of CASES.filter(({ name }) => groupOf(name) === group)) {
        const decoded = decodedCase(each);
        const model = toWorkbench(decoded, each.text, isDecodable(decoded) ? null : "refused");
        checkWorkbench(model);
        checkPlaces(model, each.text, each.name);
      }
    }).timeout(120_000);
});

function checkPlaces(model: Workbench, text: string, name: string): void {
  const { lines, fields } = model;
  const spans = lines.map(({ start, end }) => ({ start, end }));
  expect(spans, name).to.deep.equal(new Lines(text).spans);
  for (const { start, end, unread, fate, reason, number } of lines) {
    let at = start;
    for (const part of unread) {
      expect(part.start, `${name}:${number}`).to.be.at.least(at);
      expect(part.end, `${name}:${number}`).to.be.above(part.start);
      at = part.end;
    }
    expect(at, `${name}:${number}`).to.be.at.most(end);
    expect(reason !== null, `${name}:${number}`).to.equal(fate === "unread");
    expect(unread.length > 0 || fate !== "unread", `${name}:${number}`).to.equal(true);
  }
  const cards = model.itinerary.records
    .flatMap((record) => record.cards)
    .flatMap(({ span }) => span ?? []);
  for (const { start, end } of [...fields, ...cards]) {
    expect(start, name).to.be.at.least(0).and.below(end);
    expect(end, name).to.be.at.most(text.length);
  }
  for (const { rule, path } of fields) expect(rule, `${name} ${path}`).not.to.equal(null);
}
