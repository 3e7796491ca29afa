import { expect } from "chai";
import { ItineraryOptions } from "../../src/views/itinerary/options/schema.ts";
import { settled } from "../../src/views/itinerary/options/settle.ts";
import { choicesIn, DEFAULT_CHOICES, optionsOf } from "../../src/web/workbench/send/choices.ts";

describe("The choices that the workbench keeps for itineraries", () => {
  it("come back as they were kept", () => {
    const chosen = {
      ...DEFAULT_CHOICES,
      format: "html",
      language: "he",
      clock: "12",
      columns: ["seats"],
      sections: [],
      agency: { name: "Agência Exemplo", logo: "", colour: "#7a1fa2", footer: "Boa viagem" },
    } as const;
    expect(choicesIn(JSON.parse(JSON.stringify(chosen)))).to.deep.equal(chosen);
  });

  for (const kept of [null, "text", 7, [], { language: "tlh", clock: 24, agency: "x" }])
    it(`are the defaults if the browser kept ${JSON.stringify(kept)}`, () => {
      expect(choicesIn(kept)).to.deep.equal(DEFAULT_CHOICES);
    });

  it("leave out what an itinerary has no longer", () => {
    const { columns } = choicesIn({ columns: ["seats", "perfume", "class"] });
    expect(columns).to.deep.equal(["class", "seats"]);
  });

  it("are options that the service takes, without what the agency does not say", () => {
    const agency = { ...DEFAULT_CHOICES.agency, name: "Agência Exemplo" };
    const options = optionsOf({ ...DEFAULT_CHOICES, agency });
    expect(options.agency).to.deep.equal({ name: "Agência Exemplo" });
    const chosen = Object.keys(ItineraryOptions.properties).filter((name) => name !== "madeAt");
    expect(Object.keys(options)).to.have.members(chosen);
    expect(settled(options).agency.name).to.equal("Agência Exemplo");
  });
});
