import { expect } from "chai";
import { textOfBytes } from "../../src/files/text.ts";
import { UnreadableFile } from "../../src/files/unreadable.ts";

describe("Bytes that are not text", () => {
  it("are refused with the reason", () => {
    const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]);
    expect(() => textOfBytes(image)).to.throw(UnreadableFile, "it is an image");
  });
});
