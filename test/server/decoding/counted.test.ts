import { expect } from "chai";
import { countedDecoder } from "../../../src/server/decoding/counted.ts";
import { oneByOne } from "../../../src/server/decoding/decoder.ts";
import { ApiError } from "../../../src/server/errors.ts";
import { Metrics } from "../../../src/server/metrics/metrics.ts";

describe("A decoder that counts", () => {
  /** The outcomes that are counted for a job that fails. */
  async function countedFor(error: Error): Promise<readonly string[]> {
    const metrics = new Metrics();
    const decoder = countedDecoder(
      oneByOne(() => Promise.reject(error)),
      metrics,
    );
    const job = { answer: "v4", text: "", options: {} } as const;
    const rejected: unknown = await decoder
      .decode(job, { name: "a", isGone: () => false })
      .catch((reason: unknown) => reason);
    expect(rejected).to.equal(error);
    const printed = await metrics.print();
    return [...printed.matchAll(/recloc_texts_total\{.*outcome="(\w+)"\} 1/g)].map(
      ([, outcome = ""]) => outcome,
    );
  }

  it("counts a text abandoned at the deadline apart from those that fail", async () => {
    expect(await countedFor(new ApiError("timeout", "too long"))).to.deep.equal(["timed_out"]);
    expect(await countedFor(new RangeError("any"))).to.deep.equal(["failed"]);
  });

  it("counts each text of several, and none of them if one fails", async () => {
    const metrics = new Metrics();
    const several = countedDecoder(
      oneByOne(({ text }) =>
        text === ""
          ? Promise.reject(new RangeError("any"))
          : Promise.resolve({ kind: "unreadable", code: "not_decodable", why: text }),
      ),
      metrics,
    );
    const jobs = ["A", "B", ""].map((text) => ({ answer: "v4", text, options: {} }) as const);
    const caller = { name: "a", isGone: () => false };
    expect(await several.decodeAll(jobs.slice(0, 2), caller)).to.have.length(2);
    const error: unknown = await several.decodeAll(jobs, caller).catch((reason: unknown) => reason);
    expect(error).to.be.an.instanceOf(RangeError);
    const printed = await metrics.print();
    expect(printed).to.match(/recloc_texts_total\{.*outcome="not_decodable"\} 2/);
    expect(printed).not.to.match(/recloc_texts_total\{.*outcome="failed"\} [1-9]/);
  });

  it("does not count a text that it refuses because of overload", async () => {
    const overload = new ApiError("unavailable", "busy", { isFault: false });
    expect(await countedFor(overload)).to.deep.equal([]);
  });
});
