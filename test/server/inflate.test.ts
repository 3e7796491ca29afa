import { expect } from "chai";
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { connect } from "node:net";
import { AIR_LINE, errorOf, jsonOf, KEY, sharedService } from "./service.ts";

const RECORD = `1.MARTINELLI/BRUNO MR\n${AIR_LINE}`;
const MOST = 16 * 1024;

const COMPRESSIONS = [
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["GZIP", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
] as const;

describe("A compressed body", () => {
  const service = sharedService({ settings: { maxBody: MOST } });

  function post(body: Buffer | ReadableStream, encoding: string, path = "/v4/decode") {
    const headers = { "Content-Encoding": encoding };
    return service().send(path, { method: "POST", body, headers, duplex: "half" });
  }

  for (const [encoding, compress] of COMPRESSIONS) {
    it(`is read in ${encoding}`, async () => {
      for (const path of ["/v3/decode", "/v4/decode", "/v4/detect"]) {
        const plain = await jsonOf(await service().send(path, { method: "POST", body: RECORD }));
        expect(await jsonOf(await post(compress(RECORD), encoding, path))).to.deep.equal(plain);
      }
    });

    it(`may contain as much as the limit, in ${encoding}`, async () => {
      const filled = (length: number) => compress(`${RECORD}\n`.padEnd(length));
      await jsonOf(await post(filled(MOST), encoding));
      const { code, message } = await errorOf(await post(filled(MOST + 1), encoding), 413);
      expect(code).to.equal("too_large");
      expect(message).to.contain("the limit is 16384 bytes (16 KiB)");
      expect((await errorOf(await post(filled(MOST * 500), encoding), 413)).code).to.equal(code);
    });

    it(`is refused if it is cut off or something else: ${encoding}`, async () => {
      const whole = compress(RECORD);
      for (const wrong of [whole.subarray(0, -5), Buffer.from(RECORD), Buffer.alloc(0)]) {
        const { code, message } = await errorOf(await post(wrong, encoding), 400);
        // Nothing at all is empty in any encoding.
        if (wrong.length > 0) expect(code).to.equal("bad_request");
        expect(message).not.to.contain("MARTINELLI");
      }
    });
  }

  it("is read in any pieces", async () => {
    const bytes = gzipSync(RECORD);
    const pieces = Array.from(bytes, (byte) => Buffer.from([byte]));
    await jsonOf(await post(ReadableStream.from(pieces), "gzip"));
  });

  it("may not be longer than the limit itself, even if it contains little", async () => {
    const empty = gzipSync("");
    const many = Buffer.concat([gzipSync(RECORD), ...Array.from({ length: 1000 }, () => empty)]);
    expect((await errorOf(await post(many, "gzip"), 413)).code).to.equal("too_large");
    // Without an announced length.
    const pieces = ReadableStream.from([many]);
    expect((await errorOf(await post(pieces, "gzip"), 413)).code).to.equal("too_large");
    const noise = gzipSync(randomBytes(2 * MOST));
    const noisy = await post(ReadableStream.from([noise]), "gzip");
    expect((await errorOf(noisy, 413)).code).to.equal("too_large");
  });

  for (const encoding of ["zstd", "compress", "gzip, gzip", "nonsense", "__proto__", "toString"])
    it(`is refused in ${encoding}`, async () => {
      const { code } = await errorOf(await post(gzipSync(RECORD), encoding), 415);
      expect(code).to.equal("unsupported_encoding");
    });

  it("is refused in deflate without the header of zlib", async () => {
    const response = await post(deflateRawSync(RECORD), "deflate");
    expect((await errorOf(response, 400)).code).to.equal("bad_request");
  });

  it("that never ends does no harm when its client leaves", async () => {
    const { hostname, port } = new URL(service().url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /v4/decode HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: ${KEY}\r\n` +
        "Content-Encoding: gzip\r\nContent-Length: 500\r\n\r\n",
    );
    socket.write(gzipSync(RECORD).subarray(0, 20));
    await wait(50);
    const before = service().logs().split("\n").length;
    socket.destroy();
    // It is answered, to nobody.
    for (let turns = 0; turns < 400 && service().logs().split("\n").length === before; turns++)
      await wait(5);
    const [last = ""] = service().logs().trimEnd().split("\n").slice(-1);
    expect(last).to.contain('"code":"bad_request"');
  });
});
