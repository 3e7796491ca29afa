import { expect } from "chai";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { AIR_LINE, KEY, sharedService } from "./service.ts";

const RECORD = `1.MARTINELLI/BRUNO MR\n${AIR_LINE}`;

/** An answer as it was sent: `fetch` decompresses. */
interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

describe("An answer", () => {
  const service = sharedService();

  function ask(path: string, accept: string | null, init: { method?: string; body?: string } = {}) {
    return new Promise<Sent>((resolve, reject) => {
      const headers: Record<string, string> = { "X-Api-Key": KEY };
      if (accept !== null) headers["Accept-Encoding"] = accept;
      const sending = request(service().url + path, { method: init.method ?? "GET", headers });
      sending.on("error", reject);
      sending.on("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes: Buffer.concat(chunks) });
        });
      });
      sending.end(init.body);
    });
  }

  const decode = (accept: string | null, body = RECORD, path = "/v4/decode?explain=true") =>
    ask(path, accept, { method: "POST", body });

  for (const [accept, encoding, decompress] of [
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0.5, gzip", "gzip", gunzipSync],
    ["*", "gzip", gunzipSync],
  ] as const)
    it(`is compressed for Accept-Encoding: ${accept}`, async () => {
      const plain = await decode(null);
      const { status, headers, bytes } = await decode(accept);
      expect(status).to.equal(200);
      expect(headers["content-encoding"]).to.equal(encoding);
      expect(headers.vary).to.equal("Accept-Encoding");
      expect(headers["content-type"]).to.equal("application/json; charset=utf-8");
      expect(bytes.length).to.be.below(plain.bytes.length / 2);
      expect(decompress(bytes).equals(plain.bytes)).to.equal(true);
    });

  for (const accept of [null, "", "identity", "deflate", "zstd", "nonsense", "br;q=0, gzip;q=0"])
    it(`is sent as it is for Accept-Encoding: ${accept ?? "none"}`, async () => {
      const { status, headers, bytes } = await decode(accept);
      expect(status).to.equal(200);
      expect(headers["content-encoding"]).to.equal(undefined);
      expect(headers.vary).to.equal("Accept-Encoding");
      expect(headers["content-length"]).to.equal(String(bytes.length));
    });

  it("is sent as it is even to a client that accepts nothing", async () => {
    for (const accept of ["identity;q=0", "*;q=0"])
      expect((await decode(accept)).status, accept).to.equal(200);
  });

  it("is not compressed if it is short", async () => {
    const short = [
      await ask("/v4/ping", "br"),
      await ask("/v4/airports/GRU", "br"),
      await ask("/v4/nothing", "br"),
      await decode("br", "", "/v4/decode"),
    ];
    expect(short.map(({ status }) => status)).to.deep.equal([200, 200, 404, 400]);
    for (const { headers } of short) expect(headers["content-encoding"]).to.equal(undefined);
  });

  it("is compressed if it is a long error", async () => {
    const { status, headers, bytes } = await decode("br", "hello world\n".repeat(40));
    expect([status, headers["content-encoding"]]).to.deep.equal([422, "br"]);
    expect(brotliDecompressSync(bytes).toString()).to.contain('"not_decodable"');
  });

  it("is a list of airports of a quarter of the size, with 304 as ever", async () => {
    const plain = await ask("/v4/airports", null);
    const { headers, bytes } = await ask("/v4/airports", "br");
    expect(bytes.length).to.be.below(plain.bytes.length / 4);
    expect(headers.etag).to.equal(plain.headers.etag);
    const again = await fetch(`${service().url}/v4/airports`, {
      headers: { "X-Api-Key": KEY, "If-None-Match": String(headers.etag), "Cache-Control": "" },
    });
    expect(again.status).to.equal(304);
    expect(again.headers.get("Vary")).to.equal("Accept-Encoding");
  });

  it("to HEAD has no body", async () => {
    const { status, bytes } = await ask("/v4/airports", "br", { method: "HEAD" });
    expect([status, bytes.length]).to.deep.equal([200, 0]);
  });
});
