import { expect } from "chai";
import type {
  CouponNode,
  FareHeaderNode,
  FareNode,
  Node,
  PersonName,
} from "../../src/ast/nodes.ts";
import type { Fare } from "../../src/booking/model/booking.ts";
import { roundMoney } from "../../src/booking/fares/money.ts";
import {
  air,
  association,
  bookingOf,
  date,
  fare,
  fareHeader,
  fareRow,
  lapInfant,
  map,
  money,
  name,
  names,
  read,
  ticket,
  warningsOf,
} from "./nodes.ts";

const TWO = names("1.DOE/JOHN MR", "2.DOE/JANE MRS");

function fareOf(...nodes: readonly Node[]): Fare {
  const found = bookingOf(...nodes).fare;
  if (found === null) throw new Error("no fare");
  return found;
}

/** Taxes like `EUR 10.50 YQ`, or `EUR 10.50` without a code. */
function taxes(...printed: readonly string[]): FareNode {
  return fare({
    taxes: printed.map((text) => {
      const code = text.split(" ")[2];
      return { code: code === undefined ? undefined : read(code), money: money(text) };
    }),
  });
}

/** Formats a fare as `total base+tax,tax`. */
function short({ total, currency, base, baseCurrency, taxes: found }: Fare): string {
  const amounts = found.map((tax) => `${tax.code}:${tax.amount}`).join(",");
  return `${currency ?? "-"} ${total ?? "-"} = ${baseCurrency ?? ""}${base ?? "-"} + ${amounts}`;
}

describe("the fare of a booking", () => {
  describe("stored fares", () => {
    it("can be complete on one line, which is then its own header", () => {
      const whole = (total: string, header = fareHeader({ forAll: true })) =>
        fare({ header, base: money("CNY 100.00"), total: money(total), begins: true });
      expect(short(fareOf(TWO, whole("CNY 150.00")))).to.equal("CNY 300 = 200 + ");
      const [one, other] = ["1", "2"].map((person) => fareHeader(association("", person)));
      const apart = fareOf(TWO, whole("CNY 150.00", one), whole("CNY 170.00", other));
      expect(apart.passengers.map(({ persons, total }) => [persons, total])).to.deep.equal([
        [[0], 150],
        [[1], 170],
      ]);
    });

    it("for all travellers apply to each, unless ages differ or there are several fares", () => {
      const all = fareHeader({ forAll: true });
      const priced = fare({ total: money("USD 100.00"), begins: true });
      expect(fareOf(TWO, all, priced).total).to.equal(200);
      const child = names("1.DOE/JOHN MR", name("2.DOE/KIM", { passengerType: read("C08") }));
      expect(fareOf(child, all, priced).total).to.equal(100);
      const detailed = fare({ base: money("USD 90.00"), total: money("USD 100.00"), begins: true });
      const two = fareOf(TWO, all, detailed, detailed);
      expect(two.total).to.equal(200);
      expect(two.passengers).to.have.length(2);
    });

    it("break down only the totals above that are equal", () => {
      const row = (person: string, total: string) =>
        fareHeader({ ...association("", person), total: money(total) });
      const detail = [
        fare({ base: money("USD 90.00"), total: money("USD 100.00") }),
        taxes("USD 10.00 YQ"),
      ];
      const both = fareOf(TWO, row("1", "USD 100.00"), row("2", "USD 100.00"), ...detail);
      expect(short(both)).to.equal("USD 200 = 180 + YQ:20");
      const other = fareOf(TWO, row("1", "USD 100.00"), row("2", "USD 61.00"), ...detail);
      expect(short(other)).to.equal("USD 161 = - + ");
      expect(other.passengers.map(({ base }) => base)).to.deep.equal([90, null]);
    });

    it("for all travellers count once if they are priced again below", () => {
      const again = fareHeader(association("", "1,2"));
      const detail = fare({ base: money("USD 90.00"), total: money("USD 100.00"), begins: true });
      const found = fareOf(TWO, fareHeader({ forAll: true }), detail, again, detail);
      expect(found.total).to.equal(200);
      expect(found.passengers).to.have.length(1);
    });

    it("are for the persons their headers name", () => {
      const one = fareHeader({ named: [name("DOE/JANE")], total: money("USD 100.00") });
      expect(fareOf(TWO, one).passengers[0]?.persons).to.deep.equal([1]);
    });

    it("get type and count from a line below the header", () => {
      const found = fareOf(
        TWO,
        fareHeader(),
        fare({ total: money("USD 100.00") }),
        fare({ passengerType: read("ADT"), passengers: read(2) }),
      );
      expect(found.total).to.equal(200);
      expect(found.passengers[0]?.type).to.equal("ADT");
    });

    it("replace bundled taxes with their parts, in the currency of the total", () => {
      const bundle = (code: string, amount: string) => ({
        code: read(code),
        money: read({ currency: "", amount: Number(amount) }),
      });
      const found = fareOf(
        names("1.DOE/JOHN MR"),
        fareHeader(),
        fare({ base: money("USD 65.00"), taxes: [bundle("XT", "44.40"), bundle("US", "1.00")] }),
        fare({ total: money("EUR 110.40") }),
        fare({ bundled: [bundle("YQ", "26.80"), bundle("YR", "17.60")] }),
      );
      expect(found.taxes).to.deep.equal([
        { code: "US", amount: 1, currency: "EUR" },
        { code: "YQ", amount: 26.8, currency: "EUR" },
        { code: "YR", amount: 17.6, currency: "EUR" },
      ]);
    });

    it("have a last ticketing day after the creation of the record", () => {
      const made: Node = { kind: "header", created: date("28SEP26") };
      const found = fareOf(
        made,
        fareHeader(),
        fare({ total: money("EUR 1.00"), lastTicketing: date("11OCT") }),
      );
      expect(found.lastTicketingDate).to.equal("2026-10-11");
    });

    it("are multiplied by the number of persons they are for", () => {
      const found = fareOf(
        TWO,
        fareHeader({
          passengerType: read("ADT"),
          lastTicketing: date("02MAR26"),
          validatingCarrier: read("OS"),
          ...association("", "1,2"),
        }),
        fare({ base: money("EUR 310.00") }),
        fare({ equivalent: money("USD 341.00") }),
        taxes("USD 112 YQ", "USD 21.05 ZY"),
        taxes("USD 18 YQ"),
        fare({ total: money("USD 492.05"), grandTotal: money("USD 502.05") }),
      );
      expect(found).to.deep.equal({
        currency: "USD",
        total: 1004.1,
        base: 620,
        baseCurrency: "EUR",
        taxes: [
          { code: "YQ", amount: 260, currency: "USD" },
          { code: "ZY", amount: 42.1, currency: "USD" },
        ],
        passengers: [
          { persons: [0, 1], type: "ADT", count: 2, base: 310, tax: 151.05, total: 502.05 },
        ].map((each) => ({ ...each, terms: found.passengers[0]?.terms })),
        lastTicketingDate: "2026-03-02",
        validatingCarrier: "OS",
      });
    });

    it("are counted by headers", () => {
      const found = fareOf(
        TWO,
        fareHeader({ ...association("", "1"), lastTicketing: date("05MAR26") }),
        fare({ base: money("EUR 100"), total: money("EUR 120.10") }),
        taxes("EUR 20.10 YQ"),
        fareHeader(association("", "2")),
        fare({ base: money("EUR 50"), total: money("EUR 70.20"), lastTicketing: date("02MAR26") }),
        taxes("EUR 20.20 YQ"),
        fareHeader({ lastTicketing: date("01MAR") }),
      );
      expect(short(found)).to.equal("EUR 190.3 = 150 + YQ:40.3");
      expect(found.passengers.map(({ persons }) => persons)).to.deep.equal([[0], [1]]);
      expect(found.lastTicketingDate).to.equal("2026-03-02");
    });

    it("are sums of all travellers if the line says so, whatever their ages, and never multiplied", () => {
      const sum = fare({ ...{ per: "party", begins: true }, total: money("USD 300.00") });
      const all = fareHeader({ forAll: true });
      const child = names("1.DOE/JOHN MR", name("2.DOE/KIM", { passengerType: read("C08") }));
      for (const party of [TWO, child]) {
        const found = fareOf(party, all, sum);
        expect(found.total).to.equal(300);
        expect(found.passengers).to.deep.equal([
          {
            persons: [0, 1],
            type: null,
            count: 2,
            base: null,
            tax: null,
            total: null,
            terms: null,
          },
        ]);
      }
      const withoutHeader = fareOf(TWO, sum);
      expect(withoutHeader.total).to.equal(300);
      expect(withoutHeader.passengers).to.deep.equal([]);
    });

    it("of all travellers are dropped if fares of some add up to them", () => {
      const base = money("USD 90.00");
      const one = (person: string, total: string) => [
        fareHeader({ ...association("", person) }),
        fare({ base, total: money(total) }),
      ];
      const sum = (total: string) => [
        fareHeader({ per: "party", forAll: true }),
        fare({ base, total: money(total) }),
      ];
      const some = [...one("1", "USD 200.00"), ...one("2", "USD 100.00")];
      expect(fareOf(TWO, ...sum("USD 300.00"), ...some).total).to.equal(300);
      expect(fareOf(TWO, ...sum("USD 200.00"), ...some).total).to.equal(500);
    });

    it("can be for the whole party", () => {
      const party = fareHeader({ per: "party", passengers: read(2) });
      const found = fareOf(TWO, party, fare({ base: money("EUR 200"), total: money("EUR 240") }));
      expect(short(found)).to.equal("EUR 240 = 200 + ");
      expect(found.passengers).to.deep.equal([
        { persons: [], type: null, count: 2, base: null, tax: null, total: null, terms: null },
      ]);
      const one = fareOf(fareHeader({ per: "party" }), fare({ total: money("EUR 240") }));
      expect(short(one)).to.equal("EUR 240 = - + ");
      expect(one.passengers).to.deep.equal([]);
      expect(
        warningsOf(TWO, fareHeader({ per: "party" }), fare({ total: money("EUR 240") })),
      ).to.eql([]);
    });

    it("count persons by their numbers, the header or the names below it", () => {
      const total = fare({ total: money("EUR 100") });
      const count = (...nodes: readonly Node[]) => fareOf(...nodes).passengers[0]?.count;
      expect(count(TWO, fareHeader({ passengers: read(3) }), total)).to.equal(3);
      expect(count(TWO, fareHeader(), fare({ ...total, ...association("", "1,2") }))).to.equal(2);
      expect(count(TWO, fareHeader(), names("1.DOE/JOHN MR", "2.DOE/JANE MRS"), total)).to.equal(2);
      expect(count(TWO, fareHeader(association("", "1,9")), total)).to.equal(2);
      expect(count(names("1.DOE/JOHN"), fareHeader(), total)).to.equal(1);
      expect(warningsOf(names("1.DOE/JOHN"), fareHeader(), total)).to.deep.equal([]);
      expect(count(TWO, fareHeader(), total)).to.equal(1);
      expect(warningsOf(TWO, fareHeader(), total)).to.deep.equal([
        "A fare does not say how many persons it is for; it is counted once.",
      ]);
    });

    it("apply to the persons whose names they print, whatever their numbers", () => {
      const family = names("1.DOE/ARIA MRS", "2.DOE/BORIS MR", lapInfant("/KAI"), "3.DOE/BO MISS");
      const persons = (printed: string | PersonName, more: Partial<FareHeaderNode> = {}) => {
        const { booking } = map([
          family,
          fareHeader(more),
          fare(association("", "1")),
          names(printed),
          fare({ total: money("EUR 100") }),
        ]);
        expect(booking.persons).to.have.length(4);
        return booking.fare?.passengers[0]?.persons;
      };
      expect(persons("1.DOE/BORIS MR")).to.deep.equal([1]);
      expect(persons("1.DOE/BORIS")).to.deep.equal([1]);
      for (const mark of ["*", "+", "|", " *"])
        expect(persons(`1.DOE/BOR${mark}`)).to.deep.equal([1]);
      expect(persons("1.DOE/BO")).to.deep.equal([3]);
      expect(persons("1.DOE/B")).to.deep.equal([]);
      expect(persons("3.DOE/B")).to.deep.equal([3]);
      expect(persons(name("1.DOE/BORIS MR", { passengerType: read("INF") }))).to.deep.equal([2]);
      expect(persons("1.DOE/BORIS MR", { passengerType: read("INF") })).to.deep.equal([2]);
    });

    it("distinguish namesakes by their numbers", () => {
      const twins = names("1.DOE/JOHN MR", "2.DOE/JOHN MR");
      const total = fare({ total: money("EUR 100") });
      const persons = (printed: string) =>
        fareOf(twins, fareHeader(), names(printed), total).passengers[0]?.persons;
      expect(persons("2.DOE/JOHN MR")).to.deep.equal([1]);
      expect(persons("DOE/JOHN MR")).to.deep.equal([]);
    });

    it("for lap infants refer to the adults", () => {
      const family = names("1.DOE/ARIA", lapInfant("/KAI"), "2.DOE/BEN");
      const header = fareHeader({ passengerType: read("INF"), ...association("", "1,2") });
      const found = fareOf(family, header, fare({ total: money("EUR 10") }));
      expect(found.passengers[0]?.persons).to.deep.equal([1, 2]);
      const row = fareRow("03 INF 1 81.00 0.00 81.00", association("", "1"));
      expect(fareOf(family, fareHeader(), row).passengers[0]?.persons).to.deep.equal([1]);
    });

    it("add listed persons only if no other line names them", () => {
      const total = fare({ total: money("EUR 100") });
      const listed = names("7.DOE/JOHN MR");
      expect(bookingOf(TWO, fareHeader(), listed, total).persons).to.have.length(2);
      const fares = [fareHeader(), TWO, total, fareHeader(), listed, total];
      const flight = air("5 BA 117 Y 24NOV 2 LHRJFK HK2 1235 1535");
      expect(bookingOf(flight, ...fares).persons).to.have.length(2);
      expect(bookingOf(...fares).persons).to.deep.equal([]);
    });

    it("end after their amounts, because names below begin a record", () => {
      const total = fare({ total: money("EUR 100") });
      const { persons, fare: found } = bookingOf(fareHeader(), names("1.ROE/MAX MR"), total, TWO);
      expect(persons).to.have.length(3);
      expect(found?.total).to.equal(100);
    });

    it("are for the persons they list", () => {
      const total = fare({ total: money("EUR 100") });
      expect(fareOf(fareHeader(), TWO, total).total).to.equal(200);
    });

    it("end when a record begins", () => {
      const head: Node = { kind: "header", locator: read("ZQ7KXA") };
      const total = fare({ total: money("EUR 100") });
      const { persons, fare: found } = bookingOf(fareHeader(), total, head, TWO);
      expect(persons).to.have.length(2);
      expect(found?.passengers[0]?.persons).to.deep.equal([]);
      const flight = air("5 BA 117 Y 24NOV 2 LHRJFK HK3 1235 1535");
      expect(fareOf(fareHeader(), total, flight, TWO).passengers[0]?.persons).to.deep.equal([]);
    });

    it("can print amounts without labels: base, equivalent, total", () => {
      const amounts = (...printed: readonly string[]) =>
        fareOf(
          fareHeader(),
          ...printed.map((text) => fare({ amounts: [money(text)] })),
          taxes("EUR 10 YQ"),
        );
      expect(short(amounts("GBP 210", "EUR 246", "EUR 256"))).to.equal("EUR 256 = GBP210 + YQ:10");
      expect(short(amounts("EUR 246", "EUR 256"))).to.equal("EUR 256 = 246 + YQ:10");
      expect(short(amounts("EUR 246"))).to.equal("- - = - + YQ:10");
      expect(short(amounts("EUR 1", "EUR 2", "EUR 3", "EUR 4"))).to.equal("EUR 4 = 1 + YQ:10");
    });

    it("in several currencies have no total", () => {
      const nodes = [
        fareHeader(),
        fare({ base: money("EUR 100"), total: money("EUR 120") }),
        fareHeader(),
        fare({ base: money("USD 100"), total: money("USD 120") }),
      ];
      expect(short(fareOf(...nodes))).to.equal("- - = - + ");
      expect(warningsOf(...nodes)).to.deep.equal([
        "The fares are in several currencies; they have no total.",
      ]);
    });

    it("with several base currencies have the base in the currency of the total", () => {
      const found = fareOf(
        fareHeader(),
        fare({ base: money("GBP 90"), equivalent: money("EUR 100"), total: money("EUR 120") }),
        fareHeader(),
        fare({ base: money("EUR 50"), total: money("EUR 60") }),
      );
      expect(short(found)).to.equal("EUR 180 = 150 + ");
      expect(short(fareOf(fareHeader(), fare({ equivalent: money("EUR 100") })))).to.equal(
        "- - = EUR100 + ",
      );
    });

    it("have no total if a total is missing", () => {
      const nodes = [
        fareHeader(),
        fare({ base: money("EUR 100"), total: money("EUR 120") }),
        fareHeader(),
        fare({ base: money("EUR 100") }),
      ];
      expect(fareOf(...nodes).total).to.equal(null);
      expect(fareOf(...nodes).base).to.equal(200);
      expect(warningsOf(...nodes)).to.deep.equal(["Not every fare prints its total."]);
    });

    it("listed only with their totals are not added to those shown in full", () => {
      const list = [
        fareHeader({ number: read("3"), total: money("EUR 512.40"), ...association("", "1") }),
        fareHeader({ number: read("4"), total: money("EUR 188.10"), ...association("", "1") }),
      ];
      expect(fareOf(TWO, ...list).total).to.equal(700.5);
      const whole = [
        fareHeader(association("", "1")),
        fare({ base: money("EUR 500"), total: money("EUR 512.40") }),
      ];
      expect(fareOf(TWO, ...list, ...whole).total).to.equal(700.5);
      const taxOnly = [fareHeader(association("", "1")), taxes("EUR 10 YQ")];
      expect(fareOf(TWO, ...list, ...taxOnly).total).to.equal(null);
    });

    it("repeated after a page break count once", () => {
      const header = () => fareHeader({ number: read("1"), ...association("", "1") });
      const lines = [fare({ base: money("EUR 100"), total: money("EUR 120") }), taxes("EUR 20 YQ")];
      const found = fareOf(TWO, header(), ...lines, header(), ...lines);
      expect(short(found)).to.equal("EUR 120 = 100 + YQ:20");
    });

    it("without a header are for one person, and amounts of a ticket for its holder", () => {
      const lines = [fare({ base: money("USD 502"), total: money("USD 820") })];
      expect(short(fareOf(...lines))).to.equal("USD 820 = 502 + ");
      const found = fareOf(ticket("125-0000000001"), ...lines, ticket("125-0000000002"), ...lines);
      expect(short(found)).to.equal("USD 1640 = 1004 + ");
    });

    it("list only taxes with codes, and the carrier if all agree on one", () => {
      const carrier = (code: string) => fare({ validatingCarrier: read(code) });
      const bundle = taxes("EUR 20", "EUR 5", "USD 5");
      const found = fareOf(fareHeader(), bundle, carrier("BA"), fareHeader(), carrier("BA"));
      expect(found.taxes).to.deep.equal([]);
      expect(found.passengers[0]?.tax).to.equal(null);
      expect(found.validatingCarrier).to.equal("BA");
      expect(fareOf(fareHeader(), bundle, carrier("BA"), carrier("LH")).validatingCarrier).to.equal(
        "BA",
      );
      expect(
        fareOf(fareHeader(), bundle, carrier("BA"), fareHeader(), carrier("LH")).validatingCarrier,
      ).to.equal(null);
    });

    it("without any amount are not a fare", () => {
      expect(bookingOf(TWO, fareHeader()).fare).to.equal(null);
      expect(bookingOf(TWO).fare).to.equal(null);
    });
  });

  describe("coupons", () => {
    const flights = [air("1 BA 117 Y 10DEC26 LHRJFK"), air("2 BA 118 Y 17DEC26 JFKLHR")];
    const coupon = (more: Partial<CouponNode>): CouponNode => ({ kind: "coupon", ...more });
    const flown = (flight: string, on: string, more: Partial<CouponNode>): CouponNode =>
      coupon({ airline: read("BA"), flight: read(flight), date: date(on), ...more });
    const priced = fare({ base: money("EUR 100"), total: money("EUR 120") });
    const couponsIn = (...nodes: readonly Node[]) =>
      fareOf(TWO, ...flights, fareHeader(association("", "1")), priced, ...nodes)
        .passengers[0]?.terms?.coupons.map(
          ({ flights: of, fareBasis, baggage, notValidBefore, notValidAfter }) =>
            [of.join(), fareBasis, baggage, notValidBefore, notValidAfter].join(" "),
        )
        .join("; ");

    it("are for the flight with their airline, number and day", () => {
      const fareBasis = read("YIF");
      expect(couponsIn(flown("0118", "17DEC", { fareBasis }))).to.equal("1 YIF   ");
      expect(couponsIn(flown("118", "16DEC", { fareBasis }))).to.equal(" YIF   ");
      expect(couponsIn(flown("119", "17DEC", { fareBasis }))).to.equal(" YIF   ");
      expect(couponsIn(coupon({ segments: read(["1", "2"]), fareBasis }))).to.equal("0,1 YIF   ");
      expect(couponsIn(flown("118", "17DEC", {}))).to.equal(undefined);
    });

    it("can continue below", () => {
      const first = coupon({ segments: read(["1"]), fareBasis: read("YIF") });
      const more = coupon({ continues: true, baggage: read("1PC"), fareBasis: read("Z") });
      expect(couponsIn(first, more)).to.equal("0 YIF 1PC  ");
      expect(couponsIn(more)).to.equal(undefined);
    });

    it("have the years of their flight", () => {
      const valid = (notBefore: string | null, notAfter: string | null) =>
        couponsIn(
          flown("117", "10DEC", {
            ...(notBefore !== null && { notBefore: date(notBefore) }),
            ...(notAfter !== null && { notAfter: date(notAfter) }),
          }),
        );
      expect(valid("10DEC", "10DEC")).to.equal("0   2026-12-10 2026-12-10");
      expect(valid("05DEC", "09MAR")).to.equal("0   2026-12-05 2027-03-09");
      expect(valid("01MAR26", "01MAR28")).to.equal("0   2026-03-01 2028-03-01");
      // The day of the flight, or that day a year later.
      expect(valid(null, "10DEC")).to.equal("0    ");
      // After the flight, which makes no sense.
      expect(valid("11DEC", null)).to.equal("0    ");
    });

    it("without a day are valid from that of the coupon above", () => {
      const open = coupon({ airline: read("BA"), notAfter: date("09DEC") });
      const above = flown("117", "10DEC", { fareBasis: read("YIF") });
      expect(couponsIn(above, open)).to.equal("0 YIF   ;     2027-12-09");
      expect(couponsIn(open)).to.equal("    ");
    });

    it("are those of the flights in order if a fare lists only their bases", () => {
      const bases = (...printed: readonly string[]) =>
        couponsIn(fare({ fareBases: printed.map((basis) => read(basis)) }));
      expect(bases("YIF", "ZIF")).to.equal("0 YIF   ; 1 ZIF   ");
      expect(bases("YIF")).to.equal(undefined);
    });
  });

  describe("fare summaries", () => {
    const header = fareHeader({ currency: read("USD") });
    const rows = [
      fareRow("01 ADT 1 812.00 240.30 1052.30", association("", "1")),
      fareRow("02 CNN 1 609.00 228.10 837.10", association("", "2")),
      fareRow("03 INF 2 81.00 0.00 81.00"),
    ];
    const sum = fareRow("- - 4 1583.00 468.40 2051.40", {
      number: undefined,
      passengerType: undefined,
      sum: true,
    });

    it("add up their rows", () => {
      const found = fareOf(TWO, header, ...rows, sum);
      expect(short(found)).to.equal("USD 2051.4 = 1583 + ");
      expect(found.passengers).to.deep.equal([
        { persons: [0], type: "ADT", count: 1, base: 812, tax: 240.3, total: 1052.3, terms: null },
        { persons: [1], type: "CNN", count: 1, base: 609, tax: 228.1, total: 837.1, terms: null },
        { persons: [], type: "INF", count: 2, base: 81, tax: 0, total: 81, terms: null },
      ]);
      expect(warningsOf(TWO, header, ...rows, sum)).to.deep.equal([]);
      expect(short(fareOf(header, ...rows))).to.equal("USD 2051.4 = 1583 + ");
    });

    it("use their printed sum if a row is missing", () => {
      const nodes = [header, ...rows.slice(1), sum, sum];
      expect(fareOf(...nodes).total).to.equal(2051.4);
      expect(warningsOf(...nodes)).to.deep.equal([
        "The rows of the fare summary do not add up to its total.",
      ]);
      expect(warningsOf(header, sum)).to.deep.equal([]);
      expect(fareOf(header, sum)).to.deep.include({ total: 2051.4, passengers: [] });
    });

    it("count a row once if it is repeated after a page break", () => {
      const again = fareRow("01 ADT 1 812.00 240.30 1052.30");
      const others = [
        fareRow("01 ADT 2 812.00 240.30 1052.30"),
        fareRow("01 CNN 1 812.00 240.30 1052.30"),
        fareRow("01 ADT 1 812.00 200.30 1012.30"),
      ];
      expect(fareOf(header, ...rows, again).passengers).to.have.length(3);
      expect(fareOf(header, ...rows, ...others).passengers).to.have.length(6);
    });

    it("can print the total of a row for all its persons", () => {
      const found = fareOf(header, fareRow("1 ADT 2 500.00 40.00 1080.00"));
      expect(short(found)).to.equal("USD 1080 = 1000 + ");
      expect(found.passengers[0]?.total).to.equal(540);
      expect(fareOf(header, fareRow("1 ADT 2 500.00 40.00 560.00")).total).to.equal(1120);
    });

    it("have the currency of their amounts, or no currency", () => {
      const total = fare({ total: money("EUR 1052.30") });
      const [row] = rows;
      expect(fareOf(fareHeader(), total, row ?? sum).currency).to.equal("EUR");
      expect(fareOf(fareHeader(), row ?? sum).currency).to.equal(null);
    });

    it("with the same total as stored fares are the same price", () => {
      const stored = [
        fareHeader(association("", "1")),
        fare({ base: money("USD 812"), total: money("USD 1052.30") }),
        taxes("USD 240.30 YQ"),
      ];
      const found = fareOf(TWO, header, ...rows.slice(0, 1), ...stored);
      expect(short(found)).to.equal("USD 1052.3 = 812 + YQ:240.3");
      expect(found.passengers).to.have.length(1);
    });

    it("with another total than stored fares leave the price open", () => {
      const stored = [fareHeader(association("", "1")), fare({ total: money("USD 900") })];
      expect(short(fareOf(TWO, header, ...rows, ...stored))).to.equal("USD - = - + ");
      expect(warningsOf(TWO, header, ...rows, ...stored)).to.deep.equal([
        "The fares in the text have different totals; it does not say which one applies.",
      ]);
      const foreign = [fareHeader(association("", "1")), fare({ total: money("EUR 900") })];
      expect(short(fareOf(TWO, header, ...rows, ...foreign))).to.equal("- - = - + ");
      const open = [fareHeader(association("", "1")), fare({ base: money("USD 812") })];
      expect(fareOf(TWO, header, ...rows, ...open).total).to.equal(null);
    });

    it("with several prices use the first, with a warning", () => {
      const cheaper = [header, fareRow("01 ADT 1 712.00 240.30 952.30")];
      expect(fareOf(header, ...rows, ...cheaper).total).to.equal(2051.4);
      expect(warningsOf(header, ...rows, ...cheaper)).to.deep.equal([
        "The text has several different fare summaries; the first is used.",
      ]);
      expect(warningsOf(header, ...rows, header, ...rows)).to.deep.equal([]);
      const euro = fareHeader({ currency: read("EUR") });
      expect(warningsOf(header, ...rows, euro, ...rows)).to.have.length(1);
    });
  });

  describe("prices of tickets", () => {
    it("are the fare if no other is printed", () => {
      const { booking } = map([
        names(name("1.DOE/ARIA", { passengerType: read("ADT") }), lapInfant("/KAI")),
        ticket("125-0000000001", { total: money("EUR 512.40") }),
        ticket("125-0000000002", { total: money("EUR 51.20"), infant: true }),
        ticket("125-0000000003", { total: money("EUR 30.00"), type: read("DT") }),
        ticket("125-0000000004", { total: money("EUR 30.00"), type: undefined }),
        ticket("125-0000000005"),
      ]);
      expect(booking.fare).to.deep.equal({
        currency: "EUR",
        total: 563.6,
        base: null,
        baseCurrency: null,
        taxes: [],
        passengers: [
          { persons: [0], type: "ADT", count: 1, base: null, tax: null, total: 512.4, terms: null },
          { persons: [1], type: "INF", count: 1, base: null, tax: null, total: 51.2, terms: null },
        ],
        lastTicketingDate: null,
        validatingCarrier: null,
      });
    });

    it("in several currencies have no total", () => {
      const nodes = [
        ticket("125-0000000001", { total: money("EUR 512.40") }),
        ticket("125-0000000002", { total: money("USD 51.20"), type: read("PT") }),
      ];
      expect(fareOf(...nodes)).to.deep.include({ total: null, currency: null });
      expect(fareOf(...nodes).passengers[0]).to.deep.include({ persons: [], type: null });
      expect(warningsOf(...nodes)).to.deep.equal([
        "The tickets are in several currencies; they have no total.",
      ]);
    });
  });

  it("is not added up across several records", () => {
    const head = (locator: string): Node => ({ kind: "header", locator: read(locator) });
    const price = ticket("125-0000000001", { total: money("EUR 100"), type: read("ET") });
    expect(bookingOf(head("ZQ7KXA"), TWO, price, head("ZQ7KXA")).fare?.total).to.equal(100);
    expect(bookingOf(head("ZQ7KXA"), TWO, price, head("ZR4T9B")).fare).to.equal(null);
    expect(warningsOf(head("ZQ7KXA"), TWO, price, head("ZR4T9B"))).to.deep.equal([
      "The text contains several records; they are read as one, without a fare.",
    ]);
  });

  describe("rounding", () => {
    it("keeps the decimals of the currency", () => {
      expect(roundMoney(0.1 + 0.2, "EUR")).to.equal(0.3);
      expect(roundMoney(1.0049999, "EUR")).to.equal(1);
      expect(roundMoney(12.3454, "KWD")).to.equal(12.345);
      expect(roundMoney(1200, "JPY")).to.equal(1200);
      expect(roundMoney(1.005, null)).to.be.within(1, 1.01);
    });
  });
});
