import { expect } from "chai";
import { decoded } from "../prose.ts";

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

  it("books no flight in the place of a cancelled one that is only possible", () => {
    for (const text of [
      "LX 2084 has been cancelled and you cannot be moved to LX 2092 on 13 April 2027 ZRH-LIS.",
      "Le vol LX 2084 est annulé, vous pouvez être replacé sur le vol LX 2092 du 13 avril 2027 ZRH-LIS.",
      "LX 2084 wurde gestrichen, auf Wunsch werden Sie auf LX 2092 am 13. April 2027 ZRH-LIS umgebucht.",
    ])
      expect(flightsOf(text), text).not.to.match(/LX 2092 \|/);
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
    "If you would like a later flight instead of LX 2084 on 12 April 2027 from ZRH to LIS, call us.",
  ];
  for (const text of OTHERS)
    it(`leaves a flight: ${text}`, () => {
      expect(flightsOf(text)).to.equal("LX 2084 | ");
    });

  const REBOOKED = [
    "We had to cancel LX 2084 and rebooked you on LX 2092 of 5 February 2027 from ZRH to LIS.",
    "Wir mussten LX 2084 stornieren und haben Sie auf LX 2092 am 5. Februar 2027 ZRH-LIS umgebucht.",
    "Le vol LX 2084 est annulé et nous vous avons replacé sur le vol LX 2092 du 5 février 2027 ZRH-LIS.",
    "El vuelo LX 2084 ha sido cancelado y le hemos reubicado en el vuelo LX 2092 del 5 de febrero de 2027 ZRH-LIS.",
    "Lot LX 2084 został odwołany i przebukowaliśmy Państwa na lot LX 2092 dnia 5 lutego 2027 ZRH-LIS.",
  ];
  for (const text of REBOOKED)
    it(`cancels a flight and books another one: ${text}`, () => {
      expect(flightsOf(text)).to.equal("LX 2092 | LX 2084");
    });

  it("takes nobody who signs a letter for a traveller", () => {
    const flight = "LX 2084 12 April 2027 ZRH-LIS 07:10 09:05";
    const personsIn = (text: string) => decoded(text).booking.persons.length;
    expect(personsIn(`Best regards,\n\nMs Jane Doe\nSample Travel\n\n${flight}`)).to.equal(0);
    expect(personsIn(`Mit freundlichen Grüßen aus Bonn\nFrau Jane Doe\n\n${flight}`)).to.equal(0);
    expect(personsIn(`${flight}\n\nKind regards\nDOE/JANE MS`)).to.equal(0);
    expect(personsIn(`Thank you!\nPassenger: Ms Jane Doe\n\n${flight}`)).to.equal(1);
    expect(personsIn(`Best regards,\nSample Travel\n\nMs Jane Doe\n${flight}`)).to.equal(1);
  });

  it("takes nobody who signs above the sentence for a traveller", () => {
    const personsIn = (text: string) => decoded(text).booking.persons.length;
    const flight = "LX 2084 on 12 April 2027 from ZRH to LIS";
    expect(personsIn(`Mrs Sample Agent\nFlight ${flight} is cancelled.`)).to.equal(0);
    expect(personsIn("Mrs Jane Doe\nLX 2084 12APR27 ZRH-LIS 0930 1140 CANCELLED")).to.equal(1);
  });
});
