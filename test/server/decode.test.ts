import { expect } from "chai";
import type { DecodeOptions } from "../../src/decode/decode.ts";
import { decodedOf, flight, person } from "../views/samples.ts";
import { AIR_LINE, errorOf, jsonOf, sharedService } from "./service.ts";

const NAMES = "1.MARTINELLI/BRUNO MR  2.MARTINELLI/CARLA MRS";

describe("Decoding over HTTP", () => {
  describe("with the real decoder", () => {
    const service = sharedService();
    const record = `${NAMES}\n${AIR_LINE}`;

    it("answers with the version 4 record", async () => {
      const path = "/v4/decode?referenceDate=2026-11-21";
      const response = await service().send(path, { method: "POST", body: record });
      const answer = await jsonOf(response);
      expect(answer).to.have.nested.property("persons[1].firstName", "CARLA");
      const flights = "flightInfo.flights[0]";
      expect(answer).to.have.nested.property(`${flights}.departureTime`, "2026-11-24 18:55:00");
      expect(answer).to.have.nested.property(`${flights}.landingTime`, "2026-11-25 09:50:00");
      expect(answer).to.have.nested.property(`${flights}.extraInfo.status_text`, "confirmed");
      expect(response.headers.get("Cache-Control")).to.equal("no-store");
    });

    it("answers with the version 3 record", async () => {
      const answer = await jsonOf(
        await service().send("/v3/decode", { method: "POST", body: record }),
      );
      expect(answer).to.have.property("others", null);
      expect(answer).to.have.nested.property("flightInfo.flights[0].flight", "457");
      expect(answer).not.to.have.nested.property("flightInfo.flights[0].extraInfo");
    });

    it("explains how the text was read if requested", async () => {
      const path = "/v4/decode?explain=true";
      const answer = await jsonOf(await service().send(path, { method: "POST", body: record }));
      expect(answer).to.have.nested.property("extraInfo.decoder_algorithm", "GDS_A");
      expect(answer).to.have.nested.property("flightInfo.flights[0].extraInfo.spans.line");
    });

    for (const algorithm of ["GDS_A", "amadeus", "1a"])
      it(`accepts ${algorithm} as an algorithm`, async () => {
        const path = `/v4/decode?algorithm=${algorithm}`;
        const answer = await jsonOf(await service().send(path, { method: "POST", body: record }));
        expect(answer).to.have.nested.property("extraInfo.decoder_algorithm", "GDS_A");
      });

    for (const query of ["algorithm=", "algorithm=NONE", "algorithm=GDS_A&algorithm=GDS_A"])
      it(`detects the algorithm from the text for ${query}`, async () => {
        const path = `/v4/decode?${query}`;
        const answer = await jsonOf(await service().send(path, { method: "POST", body: record }));
        expect(answer).not.to.have.nested.property("extraInfo.decoder_algorithm");
      });

    const undecodable = [
      ["a JSON object", '{"pnr":"none"}'],
      ["random bytes", Buffer.from([0xff, 0x00, 0x9d, 0x81, 0xfe, 0x0a, 0x1b])],
      ["NULs", "\0\0\0 \0"],
      ["prose", "Dear all, please find attached the minutes."],
    ] as const;
    for (const [name, body] of undecodable)
      it(`finds nothing in ${name}`, async () => {
        for (const version of ["v3", "v4"]) {
          const response = await service().send(`/${version}/decode`, { method: "POST", body });
          const { message, code } = await errorOf(response, 422);
          expect(code).to.equal("not_decodable");
          expect(message).to.match(/^Information couldn't be decoded: /);
        }
      });

    for (const version of ["v3", "v4"])
      it(`says in headers how much was read: ${version}`, async () => {
        const init = { method: "POST", body: `${NAMES}\n${AIR_LINE}` };
        const whole = await service().send(`/${version}/decode`, init);
        expect(whole.headers.get("Recloc-Coverage")).to.equal("1");
        expect(whole.headers.get("Recloc-Unread")).to.equal("0");
        const partial = await service().send(`/${version}/decode`, {
          ...init,
          body: `${init.body}\nWHAT IS THIS\n`,
        });
        expect(Number(partial.headers.get("Recloc-Coverage"))).to.be.within(0.5, 0.99);
        expect(partial.headers.get("Recloc-Unread")).to.equal("1");
        const nothing = await service().send(`/${version}/decode`, { ...init, body: "WHAT" });
        expect(nothing.headers.get("Recloc-Coverage")).to.equal("0");
        await Promise.all([whole, partial, nothing].map((response) => response.text()));
      });

    it("explains why nothing was found in a text", async () => {
      const init = { method: "POST", body: "Hello world\n\n2 NOISE ((" };
      const response = await service().send("/v4/decode?explain", init);
      const answer = await jsonOf(response, 422);
      expect(answer).to.have.nested.property("extraInfo.decoder_algorithm", "SIMPLE_DECODER");
      expect(answer).to.have.nested.property("extraInfo.candidates[0].confidence");
      expect(answer).to.have.nested.property("extraInfo.unread_lines[1].line", 3);
      expect(answer).to.have.nested.property("extraInfo.lines[1].fate", "ignored");
    });

    it("reads a record with NULs in it", async () => {
      const body = `${NAMES.replaceAll(" ", "\0 ")}\n${AIR_LINE}`;
      await jsonOf(await service().send("/v4/decode", { method: "POST", body }));
    });
  });

  describe("for any declared type of body", () => {
    const texts: string[] = [];
    const service = sharedService({
      decode: (text) => {
        texts.push(text);
        return decodedOf({ persons: [person()] });
      },
    });

    async function textReadFrom(body: string | Buffer, headers: Record<string, string> = {}) {
      const response = await service().send("/v4/decode", { method: "POST", body, headers });
      await jsonOf(response);
      return texts.at(-1);
    }

    const types = [
      "text/plain",
      "text/plain; charset=nonsense",
      "application/json",
      "application/x-www-form-urlencoded",
      "application/octet-stream",
      "multipart/form-data; boundary=x",
      "image/png",
      "nonsense",
      "",
    ];
    for (const type of types)
      it(`reads it as text for the type ${JSON.stringify(type)}`, async () => {
        const text = " 1 A+B%41=C&D; 100% é";
        expect(await textReadFrom(Buffer.from(text), { "Content-Type": type })).to.equal(text);
      });

    it("reads it as text without a type", async () => {
      expect(await textReadFrom(Buffer.from("A=B&C"))).to.equal("A=B&C");
    });

    it("unwraps a single JSON string", async () => {
      expect(await textReadFrom(' "A\\nB \\u00e9"\n')).to.equal("A\nB é");
    });

    it("unwraps the text of a JSON object", async () => {
      expect(await textReadFrom('{"pnr":"A\\nB","id":1}')).to.equal("A\nB");
    });

    it("refuses other JSON, and says what to send", async () => {
      for (const body of ['{"lines":[]}', '["A"]'])
        for (const path of ["/v3/decode", "/v4/decode"]) {
          const response = await service().send(path, { method: "POST", body });
          const { message, code } = await errorOf(response, 400);
          expect(code).to.equal("invalid_body");
          expect(message).to.match(/^Request body is not the text of a record: .*plain text/);
        }
    });

    for (const text of ['"A" "B"', '"A\nB"', "{A}", "[A]", '"', "1"])
      it(`leaves ${JSON.stringify(text)} as it is`, async () => {
        expect(await textReadFrom(text)).to.equal(text);
      });

    it("drops a byte-order mark", async () => {
      expect(await textReadFrom(Buffer.from("\ufeffA"))).to.equal("A");
    });

    it("reads Windows-1252 if it is not UTF-8", async () => {
      const bytes = Buffer.from([0x80, 0x93, 0xe9, 0x94, 0x81, 0x9f, 0x41]);
      expect(await textReadFrom(bytes)).to.equal("€“é”\u0081ŸA");
    });

    it("reads a body in chunks", async () => {
      const chunks = new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from("A é".slice(0, 2)));
          controller.enqueue(Buffer.from([0xc3]));
          controller.enqueue(Buffer.from([0xa9]));
          controller.close();
        },
      });
      const init = { method: "POST", body: chunks, duplex: "half" } as const;
      await jsonOf(await service().send("/v4/decode", init));
      expect(texts.at(-1)).to.equal("A é");
    });

    it("accepts the encoding `identity`", async () => {
      expect(await textReadFrom("A", { "Content-Encoding": "identity" })).to.equal("A");
    });

    for (const body of [undefined, "", "  \r\n\t", "\ufeff", '""', '" "'])
      it(`refuses the empty body ${JSON.stringify(body)}`, async () => {
        const init = { method: "POST", ...(body === undefined ? {} : { body }) };
        for (const version of ["v3", "v4"]) {
          const response = await service().send(`/${version}/decode`, init);
          const { message, code } = await errorOf(response, 400);
          expect(code).to.equal("empty_body");
          expect(message).to.match(/^Request body is empty/);
        }
      });
  });

  describe("with parameters", () => {
    const calls: DecodeOptions[] = [];
    const service = sharedService({
      decode: (_, options) => {
        calls.push(options);
        return decodedOf({ flights: [flight()] });
      },
    });
    const post = (path: string) => service().send(path, { method: "POST", body: "A" });

    it("passes them on", async () => {
      await jsonOf(await post("/v4/decode?algorithm=GDS_A&referenceDate=2024-02-29&other=1"));
      expect(calls.at(-1)).to.deep.equal({ algorithm: "GDS_A", referenceDate: "2024-02-29" });
    });

    it("treats empty ones as absent", async () => {
      await jsonOf(await post("/v4/decode?referenceDate="));
      expect(calls.at(-1)).to.deep.equal({ algorithm: undefined, referenceDate: undefined });
    });

    it("has none in version 3", async () => {
      await jsonOf(await post("/v3/decode?algorithm=GDS_A&referenceDate=never&explain=2"));
      expect(calls.at(-1)).to.deep.equal({});
    });

    const wrongDays = ["2026-02-30", "2026-13-01", "21.11.2026", "today", "2026-11-21T00:00:00Z"];
    for (const query of [...wrongDays.map((day) => day), "2026-01-01&referenceDate=2026-01-01"])
      it(`refuses referenceDate=${query}`, async () => {
        const response = await post(`/v4/decode?referenceDate=${query}`);
        const { message, code } = await errorOf(response, 400);
        expect(code).to.equal("invalid_parameter");
        expect(message).to.match(/referenceDate must be a calendar day .*YYYY-MM-DD/);
        expect(message).not.to.contain("today");
      });

    for (const [query, isExplained] of [
      ["explain=true", true],
      ["explain=TRUE", true],
      ["explain=1", true],
      ["explain=", true],
      ["explain", true],
      ["explain=false", false],
      ["explain=0", false],
      ["", false],
    ] as const)
      it(`${isExplained ? "explains" : "does not explain"} for ?${query}`, async () => {
        const answer = await jsonOf(await post(`/v4/decode?${query}`));
        expect(JSON.stringify(answer).includes('"confidence"')).to.equal(isExplained);
      });

    for (const query of ["explain=yes", "explain=2", "explain=true&explain=true"])
      it(`refuses ${query}`, async () => {
        const { message, code } = await errorOf(await post(`/v4/decode?${query}`), 400);
        expect(code).to.equal("invalid_parameter");
        expect(message).to.contain("explain must be true or false");
      });

    it("tolerates invalid escapes", async () => {
      await jsonOf(await post("/v4/decode?algorithm=%&%ZZ=%FF&=&&"));
    });
  });

  describe("if nothing is found", () => {
    const service = sharedService({ decode: () => decodedOf({}, { looksLike: "availability" }) });

    it("says what the text looks like", async () => {
      const response = await service().send("/v4/decode", { method: "POST", body: "AN24NOV" });
      expect((await errorOf(response, 422)).message).to.equal(
        "Information couldn't be decoded: the text looks like an availability display, " +
          "not a booking record",
      );
    });
  });

  describe("if the answer violates its schema", () => {
    const broken = flight({ landing: "CANARY" });
    const service = sharedService({ decode: () => decodedOf({ flights: [broken] }) });

    for (const version of ["v3", "v4"])
      it(`names and logs the place without sending the answer: ${version}`, async () => {
        const path = `/${version}/decode`;
        const response = await service().send(path, { method: "POST", body: "A" });
        const { message, code } = await errorOf(response, 500);
        expect(code).to.equal("internal");
        expect(message).to.match(/schema at #\/.*landingTime\/pattern$/);
        expect(service().logs()).to.contain("landingTime/pattern").and.not.contain("CANARY");
      });
  });
});
