import { expect } from "chai";
import { toText } from "../../../src/views/itinerary/agent/text.ts";
import { decodedOf, flight } from "../samples.ts";
import { textIn } from "./samples.ts";

const first = flight({ status: "HK" });
const next = flight({
  ...{ flight: "1480", origin: "CDG", destination: "MXP", status: "HK" },
  ...{ departureDate: "2026-11-25", departure: "2026-11-25 09:20:00" },
  landing: "2026-11-25 10:50:00",
});

describe("a connection whose departure is before the arrival", () => {
  const decoded = decodedOf({ flights: [first, next] });

  it("is shown to be so, in words and in style", async () => {
    expect(await textIn("text", decoded)).to.contain(
      "  -- Departure from Paris CDG 30 mins before the arrival --\n",
    );
    expect(await textIn("text", decoded, { language: "de" })).to.contain(
      "Weiterreise ab Paris CDG 30 Min. vor der Ankunft",
    );
    expect(await textIn("whatsapp", decoded)).to.contain("⚠️ _Departure from Paris CDG");
    expect(await textIn("html", decoded)).to.match(/#a3120a[^>]*>Departure from Paris CDG/);
    expect(toText(decoded)).to.contain("departs 30 min before the arrival in Paris CDG");
  });

  it("is nothing if one of them is not confirmed", async () => {
    const waiting = decodedOf({ flights: [first, { ...next, status: "HL" }] });
    expect(await textIn("text", waiting)).to.not.contain("before the arrival");
  });
});
