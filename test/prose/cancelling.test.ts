import { expect } from "chai";
import { decoded } from "./prose.ts";

/** The flights of a text, first those that take place and then the cancelled ones: `LX 2092 | LX 2084`. */
function flightsOf(text: string): string {
  const { flights, cancelledFlights } = decoded(text).booking;
  return [flights, cancelledFlights]
    .map((each) => each.map(({ airline, flight }) => `${airline} ${flight}`).join(", "))
    .join(" | ");
}

describe("Sentences that cancel or replace flights", () => {
  const CANCELLED = [
    "Unfortunately we had to cancel your original flight LX 2084 on Monday 12 April 2027 from ZRH to LIS.",
    "Leider mussten wir Ihren Flug LX 2084 am Montag, 12. April 2027 von Zürich (ZRH) nach LIS stornieren.",
    "Wir mussten Flug LX 2084 am 12. April 2027 von ZRH nach LIS stornieren.",
    "Nous avons dû annuler votre vol LX 2084 du 12 avril 2027 de ZRH à LIS.",
    "Lamentablemente tuvimos que cancelar su vuelo LX 2084 del 12 de abril de 2027 ZRH-LIS.",
    "Helaas moesten we vlucht LX 2084 op 12 april 2027 van ZRH naar LIS annuleren.",
  ];
  for (const text of CANCELLED)
    it(`cancels a flight: ${text}`, () => {
      expect(flightsOf(text)).to.equal(" | LX 2084");
    });

  const REPLACED = [
    "Instead of your original flight LX 2084 on 12 April 2027 ZRH-LIS you fly on LX 2092 on 13 April 2027 ZRH-LIS.",
    "Instead of your flight LX 2084 on 12 April 2027 from ZRH to LIS you fly on\nLX 2092 on 13 April 2027 ZRH-LIS.",
    "You fly on LX 2092 on 13 April 2027 ZRH-LIS\ninstead of flight LX 2084 on 12 April 2027 ZRH-LIS.",
    "Statt Ihres Fluges LX 2084 am 12. April 2027 ZRH-LIS fliegen Sie mit LX 2092 am 13. April 2027 ZRH-LIS.",
  ];
  for (const text of REPLACED)
    it(`replaces a flight: ${text}`, () => {
      expect(flightsOf(text)).to.equal("LX 2092 | LX 2084");
    });

  const OTHERS = [
    "We had to cancel the seat reservation on your flight LX 2084 on 12 April 2027 from ZRH to LIS.",
    "We had to cancel your LX 2084 seat reservation on 12 April 2027 from ZRH to LIS.",
    "Leider mussten wir das Hotel stornieren, Ihr Flug LX 2084 am 12. April 2027 von ZRH nach LIS bleibt bestehen.",
    "Leider mussten wir LX 2084 am 12. April 2027 von ZRH nach LIS umbuchen und das Hotel stornieren.",
    "Müssen wir Flug LX 2084 am 12. April 2027 von ZRH nach LIS stornieren, melden wir uns.",
    "Nous avons dû modifier l'horaire, sans annuler votre vol LX 2084 du 12 avril 2027 ZRH-LIS.",
    "Should we have to cancel flight LX 2084 on 12 April 2027 from ZRH to LIS, we will tell you.",
    "We never had to cancel flight LX 2084 on 12 April 2027 from ZRH to LIS.",
    "Tuvimos que cancelar el traslado del hotel, pero su vuelo LX 2084 el 12 de abril de 2027 ZRH-LIS sigue confirmado.",
    "We had to cancel the lounge access that you booked with flight LX 2084 on 12 April 2027 ZRH-LIS.",
    "You have been upgraded to Business instead of Economy on flight LX 2084 on 12 April 2027 from ZRH to LIS.",
    "Fensterplatz statt Gangplatz auf Flug LX 2084 am 12. April 2027 von ZRH nach LIS",
    "Viaja en Business en vez de Economy en el vuelo LX 2084 el 12 de abril de 2027 ZRH-LIS",
    "Vous voyagez en Business au lieu de Economy sur le vol LX 2084 du 12 avril 2027 ZRH-LIS",
    "There is a Boeing instead of an Airbus on flight LX 2084 on 12 April 2027 ZRH-LIS.",
    "Instead of Friday your flight LX 2084 leaves on Monday 12 April 2027 from ZRH to LIS.",
    "Möchten Sie statt LX 2084 am 12. April 2027 von ZRH nach LIS einen späteren Flug?",
    "If you would like a later flight instead of LX 2084 on 12 April 2027 from ZRH to LIS, call us.",
  ];
  for (const text of OTHERS)
    it(`leaves a flight: ${text}`, () => {
      expect(flightsOf(text)).to.equal("LX 2084 | ");
    });

  it("takes nobody who signs above the sentence for a traveller", () => {
    const personsIn = (text: string) => decoded(text).booking.persons.length;
    const flight = "LX 2084 on 12 April 2027 from ZRH to LIS";
    expect(personsIn(`Mrs Sample Agent\nFlight ${flight} is cancelled.`)).to.equal(0);
    expect(personsIn("Mrs Jane Doe\nLX 2084 12APR27 ZRH-LIS 0930 1140 CANCELLED")).to.equal(1);
  });
});
