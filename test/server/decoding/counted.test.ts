import { expect } from "chai";
import { countedDecoder } from "../../../src/server/decoding/counted.ts";
import { ApiError } from "../../../src/server/errors.ts";
import { Metrics } from "../../../src/server/metrics/metrics.ts";

describe("A decoder that counts", () => {
  /** The outcomes that are counted for a job that fails. */
  async function countedFor(error: Error): Promise<readonly string[]> {
    const metrics = new Metrics();
    const decoder = countedDecoder({ decode: () => Promise.reject(error) }, metrics);
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

  it("does not count a text that it refuses because of overload", async () => {
    const overload = new ApiError("unavailable", "busy", { isFault: false });
    expect(await countedFor(overload)).to.deep.equal([]);
  });
});
