import { expect } from "chai";
import { flightsIn } from "./prose.ts";

/** The blocks of two flights, each with one block for its departure and one for its arrival. */
const LONDON = "London Heathrow (LHR)\nTerminal 3\n14:20\nSat 19 Dec 2026";
const DUBAI = "Dubai (DXB)\nTerminal 3\n01:15\nSun 20 Dec 2026";
const DUBAI_AGAIN = "Dubai (DXB)\nTerminal 3\n03:55\nSun 20 Dec 2026";
const MUMBAI = "Mumbai (BOM)\nTerminal 2\n08:30\nSun 20 Dec 2026";
const EK2 = "6h 55min\nNon-stop\nEK002\nAirbus A380-800";
const EK500 = "3h 5min\nNon-stop\nEK500\nBoeing 777-300ER";

const BOTH = [
  "EK 002 LHR-DXB 2026-12-19 14:20 2026-12-20 01:15",
  "EK 500 DXB-BOM 2026-12-20 03:55 2026-12-20 08:30",
];

function flightsOf(...blocks: readonly string[]): readonly string[] {
  return flightsIn(blocks.join("\n\n"));
}

describe("Blocks of the ends of flights in free text", () => {
  const ORDERS: readonly (readonly [order: string, ...blocks: string[]])[] = [
    ["around the flight", LONDON, EK2, DUBAI, DUBAI_AGAIN, EK500, MUMBAI],
    ["below the flight", EK2, LONDON, DUBAI, EK500, DUBAI_AGAIN, MUMBAI],
    ["above the flight", LONDON, DUBAI, EK2, DUBAI_AGAIN, MUMBAI, EK500],
  ];
  for (const [order, ...blocks] of ORDERS) {
    it(`are read ${order}`, () => {
      expect(flightsOf(...blocks)).to.deep.equal(BOTH);
    });

    it(`are read ${order}, below the titles of the journey`, () => {
      const connection = "Connection in Dubai 2h 40m";
      const [first, second] = [blocks.slice(0, 3), blocks.slice(3)];
      const titled = ["Outbound\nLondon to Mumbai", ...first, connection, ...second];
      expect(flightsOf(...titled)).to.deep.equal(BOTH);
    });

    it(`are read ${order}, with a duration that is written like the times`, () => {
      const timed = blocks.map((block) =>
        block.replace("6h 55min", "6h55").replace("3h 5min", "3:05"),
      );
      expect(flightsOf(...timed)).to.deep.equal(BOTH);
    });
  }

  const UNCLEAR: readonly (readonly [what: string, ...blocks: string[]])[] = [
    ["one block is between two flights", LONDON, EK2, DUBAI, EK500, MUMBAI],
    ["the last one is missing", LONDON, EK2, DUBAI, DUBAI_AGAIN, EK500],
    ["the first one is missing", EK2, DUBAI, DUBAI_AGAIN, EK500, MUMBAI],
    ["the only flight has one of its two", EK2, DUBAI],
    ["others like them are beside those of the only flight", LONDON, EK2, DUBAI, MUMBAI],
  ];
  for (const [what, ...blocks] of UNCLEAR) {
    it(`are not read if ${what}`, () => {
      expect(flightsOf(...blocks)).to.deep.equal([]);
    });
  }

  it("are read alone if a word says which end it is", () => {
    expect(flightsOf(EK2, `Departure\n${LONDON}`)).to.deep.equal([
      "EK 002 LHR- 2026-12-19 14:20 -",
    ]);
  });

  it("share the day of the departure if that of the arrival has none", () => {
    const undated = DUBAI.replace("\nSun 20 Dec 2026", "");
    expect(flightsOf(LONDON, EK2, undated)).to.deep.equal([BOTH[0]]);
  });

  it("can have a terminal with a letter that is a title elsewhere", () => {
    const lettered = LONDON.replace("Terminal 3", "Terminal A");
    expect(flightsOf(lettered, EK2, DUBAI)).to.deep.equal([BOTH[0]]);
  });

  describe("with a number directly below an end", () => {
    const READ: readonly (readonly [what: string, ...blocks: string[]])[] = [
      [
        "all numbers are above their ends",
        "EK 002",
        LONDON,
        `${DUBAI}\nEK 500`,
        DUBAI_AGAIN,
        MUMBAI,
      ],
      ["none has a gap below it", `EK 002\n${LONDON}`, `${DUBAI}\nEK 500\n${DUBAI_AGAIN}`, MUMBAI],
      ["all numbers are below them", LONDON, `${DUBAI}\nEK 002`, DUBAI_AGAIN, `${MUMBAI}\nEK 500`],
    ];
    for (const [what, ...blocks] of READ)
      it(`are read if ${what}`, () => {
        expect(flightsOf("Booking reference: ZQ7KXA", ...blocks)).to.deep.equal(BOTH);
      });

    const UNREAD: readonly (readonly [what: string, ...blocks: string[]])[] = [
      ["an end of the second flight is missing", "EK 002", LONDON, `${DUBAI}\nEK 500`, DUBAI_AGAIN],
      ["an end of the first flight is missing", "EK 002", `${LONDON}\nEK 500`, DUBAI_AGAIN, MUMBAI],
    ];
    for (const [what, ...blocks] of UNREAD)
      it(`are not read if ${what}`, () => {
        expect(flightsOf(...blocks)).to.deep.equal([]);
      });
  });
});
