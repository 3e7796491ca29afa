import type { Client } from "@modelcontextprotocol/client";
import { expect } from "chai";
import { V4Answer } from "../../src/views/v4/schema.ts";
import { AIR_LINE, jsonOf, sharedService } from "../server/service.ts";
import { call, connectedTo, prompt, PROTOCOLS, read, type Protocol } from "./client.ts";

const RECORD = `RP/LYSA1234/LYSA1234            AB/SU  21NOV26/0914Z   KX7QPD\n  1.MARTINELLI/BRUNO MR\n${AIR_LINE}`;
const LATER = RECORD.replace("1855 0950+1", "1955 1050+1");
const DAY = "2026-11-21";

describe("The server for assistants", () => {
  const service = sharedService();
  const clients = new Map<Protocol, Client>();

  before(async () => {
    for (const protocol of ["2026-07-28", "2025-11-25"] as const)
      clients.set(protocol, await connectedTo(service().url, protocol));
  });
  after(async () => {
    for (const client of clients.values()) await client.close();
  });

  for (const name of Object.keys(PROTOCOLS))
    describe(`by the protocol of ${name}`, () => {
      const client = (): Client => {
        const found = [...clients].find(([protocol]) => protocol === name)?.[1];
        if (found === undefined) throw new Error("not connected");
        return found;
      };

      it("offers tools that change nothing", async () => {
        const { tools } = await client().listTools();
        expect(tools.map((tool) => tool.name)).to.deep.equal([
          "decode_pnr",
          "explain_pnr",
          "format_itinerary",
          "lookup_airport",
        ]);
        for (const { annotations, description } of tools) {
          expect(annotations).to.deep.include({ readOnlyHint: true, idempotentHint: true });
          expect(description).not.to.equal(undefined);
        }
        expect(tools[0]?.outputSchema).to.deep.equal(JSON.parse(JSON.stringify(V4Answer)));
      });

      it("decodes a record as the API does", async () => {
        const { text, data } = await call(client(), "decode_pnr", {
          text: RECORD,
          referenceDate: DAY,
        });
        const answer = await service().send(`/v4/decode?referenceDate=${DAY}`, {
          method: "POST",
          body: RECORD,
        });
        expect(data).to.deep.equal(await jsonOf(answer));
        expect(text).to.contain("KX7QPD").and.to.contain("Tue 24 Nov 2026  18:55  GRU");
      });

      it("writes an itinerary", async () => {
        const { text, data } = await call(client(), "format_itinerary", { text: RECORD });
        expect(text).to.match(/^Flight AF 457 · Air France · confirmed$/m);
        expect(data).to.equal(undefined);
        const options = { text: RECORD, format: "ics", language: "de" };
        const calendar = await call(client(), "format_itinerary", options);
        expect(calendar.text).to.match(/^SUMMARY:Flug AF 457 GRU–CDG\r$/m);
        const refused = await call(client(), "format_itinerary", { ...options, format: "pdf" });
        expect(refused.isError).to.equal(true);
      });

      it("says what each line was taken for, also without a booking", async () => {
        const text = "PLEASE CALL BACK\nTHANKS";
        const refused = await call(client(), "decode_pnr", { text });
        expect(refused.isError).to.equal(true);
        expect(refused.text).to.match(/^Information couldn't be decoded: .+; explain_pnr shows/);
        expect(refused.text).not.to.contain("CALL BACK");
        const explained = await call(client(), "explain_pnr", { text });
        expect(explained.isError).to.equal(false);
        expect(explained.text)
          .to.match(/^line 2: /m)
          .and.not.to.contain("CALL BACK");
        expect(explained.data).to.have.property("lines").with.length(2);
        const booked = await call(client(), "explain_pnr", { text: RECORD });
        expect(booked.text).to.match(/^Read as Amadeus \(GDS_A\), .+\n(?:.+\n)+line 3: read, air/);
        expect(booked.data).to.have.property("decoder_algorithm", "GDS_A");
      });

      it("obeys the name of a system", async () => {
        const { data } = await call(client(), "explain_pnr", {
          text: RECORD,
          algorithm: "SIMPLE_DECODER",
        });
        expect(data).to.have.property("decoder_algorithm", "SIMPLE_DECODER");
      });

      it("finds airports by code and by name", async () => {
        const { text, data } = await call(client(), "lookup_airport", { query: "GRU" });
        expect(data).to.have.property("airports").with.length(1);
        expect(text).to.match(/^GRU: Guarulhos International Airport, /);
        const named = await call(client(), "lookup_airport", { query: "münchen", limit: 1 });
        expect(named.text).to.match(/^MUC: /);
        const none = await call(client(), "lookup_airport", { query: "qqxqq" });
        expect(none).to.deep.include({ data: { airports: [] }, isError: false });
      });

      it("explains wrong arguments without repeating them", async () => {
        for (const [input, why] of [
          [{ text: 4_075_551_234 }, /text must be string/],
          [{}, /must have required property 'text'/],
          [{ text: RECORD, algorithm: "MARTINELLI" }, /must be equal to one of the allowed values/],
          [{ text: RECORD, referenceDate: "MARTINELLI" }, /referenceDate must be a calendar day/],
          [{ text: RECORD, refDate: DAY }, /must NOT have additional properties/],
          [{ text: "  \n" }, /Request body is empty/],
          [{ text: "MARTINELLI".repeat(7000) }, /the limit is 65,536 characters per line/],
        ] as const) {
          const { text, isError } = await call(client(), "decode_pnr", input);
          expect(isError).to.equal(true);
          expect(text)
            .to.match(why)
            .and.not.to.match(/MARTINELLI|4075551234/);
        }
      });

      it("has the schema, the glossary and the grammars to read", async () => {
        const { resources } = await client().listResources();
        expect(resources.map(({ uri }) => uri)).to.include.members([
          "recloc://schemas/v4",
          "recloc://glossary",
          ...["amadeus", "sabre", "travelport", "travelsky"].map(
            (name) => `recloc://grammars/${name}`,
          ),
        ]);
        expect(JSON.parse(await read(client(), "recloc://schemas/v4"))).to.have.property(
          "properties",
        );
        expect(await read(client(), "recloc://glossary")).to.match(/^# /);
        const page = await read(client(), "recloc://grammars/amadeus");
        expect(page)
          .to.match(/^# amadeus\n/)
          .and.not.to.contain(".svg");
        expect(page).to.contain("2  BA 178 Y 12APR 7*JFKLHR HK1");
      });

      for (const uri of [
        "recloc://grammars/README",
        "recloc://grammars/..%2f..%2fpackage",
        "file:///etc/hosts",
      ])
        it(`has nothing else to read: ${uri}`, async () => {
          expect(await read(client(), uri).catch(String)).to.match(/not found/i);
        });

      it("prepares an email and a comparison", async () => {
        const mail = await prompt(client(), "mail_to_client", {
          text: RECORD,
          language: "Portuguese",
          agency: "Viagens Exemplo",
        });
        expect(mail).to.match(/itinerary below, in Portuguese\./);
        expect(mail).to.contain("Sign it as Viagens Exemplo.");
        expect(mail).to.match(/<itinerary>\n[^]*AF 457[^]*<\/itinerary>$/);
        const versions = await prompt(client(), "compare_versions", {
          before: RECORD,
          after: LATER,
        });
        expect(versions).to.match(
          /<before>[^]*18:55[^]*<\/before>\n\n<after>[^]*19:55[^]*<\/after>$/,
        );
        const refusal = prompt(client(), "mail_to_client", { text: "PLEASE CALL BACK" });
        expect(await refusal.catch(String))
          .to.match(/couldn't be decoded/)
          .and.not.to.match(/CALL/);
      });

      it("hides card numbers", async () => {
        const text = `${RECORD}\n  4 RM PAID BY 4111 1111 1111 1111 CVV 987\n?? 4111111111111111`;
        const shown = [
          await call(client(), "decode_pnr", { text }),
          await call(client(), "explain_pnr", { text }),
          await call(client(), "format_itinerary", { text }),
          await prompt(client(), "mail_to_client", { text }),
          await prompt(client(), "compare_versions", { before: text, after: text }),
        ];
        expect(JSON.stringify(shown).replaceAll(" ", "")).not.to.match(/41111111|CVV987/);
      });
    });

  // Tests of a suite run before those of the suites in it, so that this needs its own.
  describe("in the log", () => {
    it("logs and counts requests, but no part of a text", async () => {
      expect(service().logs()).to.match(/"route":"\/mcp","status":200,"code":"not_decodable"/);
      expect(service().logs()).not.to.match(/MARTINELLI|KX7QPD|CALL BACK|411111/);
      const metrics = await (await fetch(`${service().url}/metrics`)).text();
      expect(metrics).to.match(
        /recloc_http_requests_total\{route="\/mcp",method="POST",status="200"\} \d+/,
      );
      expect(metrics).to.match(/recloc_texts_total\{algorithm="GDS_A",outcome="decoded"\} [1-9]/);
    });
  });
});
