import { expect } from "chai";
import { decoded, flightsIn } from "./prose.ts";

/** The rented cars of a text in short. */
const carsIn = (text: string) =>
  decoded(text).booking.cars.map((car) => {
    const pickUp = [car.pickUpDate, car.pickUpTime, car.pickUpPlace];
    const dropOff = [car.dropOffDate, car.dropOffTime, car.dropOffPlace];
    const others = [car.companyName, car.carType, car.total?.amount, car.confirmation];
    const inShort = (values: readonly (string | number | null | undefined)[]) =>
      values.map((value) => value ?? "-").join(" ");
    return [inShort(pickUp), inShort(dropOff), inShort(others)].join(" | ");
  });

describe("Rented cars in free text", () => {
  const TEXTS: readonly (readonly [what: string, text: string, ...cars: string[]])[] = [
    [
      "labels and values below a title",
      "MIETWAGEN\nVermieter: Beispielcar\nFahrzeuggruppe: CDMR\n" +
        "Abholung: 16.03.2027, 12:30 Uhr, Nürnberg Hauptbahnhof\n" +
        "Rückgabe: 19.03.2027, 17:00 Uhr, Nürnberg Hauptbahnhof\n" +
        "Mietpreis: 178,50 EUR\nBestätigungsnummer: BC-556021",
      "2027-03-16 12:30 NÜRNBERG HAUPTBAHNHOF | 2027-03-19 17:00 NÜRNBERG HAUPTBAHNHOF | " +
        "BEISPIELCAR CDMR 178.5 BC-556021",
    ],
    [
      "a word for an airport in small letters before its name",
      "Huurauto\nVerhuurder: Voorbeeld Cars\nOphalen: luchthaven Faro, 03-05-2027 om 10.00 uur\n" +
        "Inleveren: luchthaven van Faro, 10-05-2027 om 07.30 uur",
      "2027-05-03 10:00 LUCHTHAVEN FARO | 2027-05-10 07:30 LUCHTHAVEN VAN FARO | VOORBEELD CARS - - -",
    ],
    [
      "a label in another column",
      "Rental car\nCompany            Sample Rent\nPick-up            24 July 2027 10:30\n" +
        "Pick-up location   Palma Airport\nDrop-off           31 July 2027 08:45\n" +
        "Drop-off location  Palma City Centre\nCar group          Compact",
      "2027-07-24 10:30 PALMA AIRPORT | 2027-07-31 08:45 PALMA CITY CENTRE | SAMPLE RENT COMPACT - -",
    ],
    [
      "a company after a title, and values beside their labels",
      "CAR    Sample Car Rental\n       Pick up   Washington Union Station   Jan 13 2027 1:30 PM\n" +
        "       Return    Washington National Airport   Jan 14 2027 5:00 PM",
      "2027-01-13 13:30 WASHINGTON UNION STATION | 2027-01-14 17:00 WASHINGTON NATIONAL AIRPORT | " +
        "SAMPLE CAR RENTAL - - -",
    ],
    [
      "labels above values, apart",
      "CAR RENTAL\n\nCompany\nSample Rent\n\nPick-up\nDenver Airport\nMar 16, 2027, 11:30 AM\n\n" +
        "Drop-off\nDenver Downtown\nMar 19, 2027, 1:00 PM\n\nConfirmation\nW40071852",
      "2027-03-16 11:30 DENVER AIRPORT | 2027-03-19 13:00 DENVER DOWNTOWN | SAMPLE RENT - - W40071852",
    ],
    [
      "the ends side by side",
      "Your rental car\nPICK-UP                       DROP-OFF\n" +
        "16 Mar 2027 11:30             19 Mar 2027 13:00\n" +
        "Denver Airport                Denver Downtown",
      "2027-03-16 11:30 DENVER AIRPORT | 2027-03-19 13:00 DENVER DOWNTOWN | - - - -",
    ],
    [
      "the rows of a table",
      "Car rental\nCompany | Pick-up | Pick-up location | Drop-off | Drop-off location\n" +
        "Sample Rent | 16 Mar 2027 11:30 | Oban | 19 Mar 2027 13:00 | Oban\n" +
        "Model Rent | 20 Mar 2027 11:30 | Skye | 24 Mar 2027 13:00 | Mallaig",
      "2027-03-16 11:30 OBAN | 2027-03-19 13:00 OBAN | SAMPLE RENT - - -",
      "2027-03-20 11:30 SKYE | 2027-03-24 13:00 MALLAIG | MODEL RENT - - -",
    ],
    [
      "two in a block",
      "HIRE CARS\nCompany: A Rent\nPick-up: 12 Apr 2027 12:30, Oban\n" +
        "Drop-off: 14 Apr 2027 16:00, Oban\nCompany: B Rent\nPick-up: 15 Apr 2027 12:30, Skye\n" +
        "Drop-off: 19 Apr 2027 16:00, Skye",
      "2027-04-12 12:30 OBAN | 2027-04-14 16:00 OBAN | A RENT - - -",
      "2027-04-15 12:30 SKYE | 2027-04-19 16:00 SKYE | B RENT - - -",
    ],
    [
      "words between the values, and the model of the car",
      "Mietwagen: VW Golf oder ähnlich\nAbholung am 03.07.2027 um 10:30 Uhr: Flughafen Fuerteventura\n" +
        "Rückgabe am 17.07.2027 um 08:30 Uhr: Flughafen Fuerteventura",
      "2027-07-03 10:30 FLUGHAFEN FUERTEVENTURA | 2027-07-17 08:30 FLUGHAFEN FUERTEVENTURA | - - - -",
    ],
    [
      "a word in small letters that is part of the place",
      "Прокат автомобиля: Primer Rent\nПолучение: 8 мая 2027 17:00, Белград аэропорт\n" +
        "Возврат: 15 мая 2027 06:30, Белград аэропорт\nНомер брони: PR-40817",
      "2027-05-08 17:00 БЕЛГРАД АЭРОПОРТ | 2027-05-15 06:30 БЕЛГРАД АЭРОПОРТ | PRIMER RENT - - PR-40817",
    ],
    [
      "places with a code and words in small letters",
      "LOCATION DE VOITURE\nLoueur : Exemple Auto\nPrise en charge : 12 mars 2027 à 10h30 - Nice (NCE)\n" +
        "Restitution : 19 mars 2027 à 18h00 - Nice centre\nCatégorie : B",
      "2027-03-12 10:30 NICE (NCE) | 2027-03-19 18:00 NICE CENTRE | EXEMPLE AUTO B - -",
    ],
    [
      "labels of their own for each value",
      "Kiralık araç\nŞirket: Örnek Oto\nAlış yeri: Dalaman Havalimanı\nAlış tarihi: 4 Haziran 2027 09:15\n" +
        "Teslim yeri: Bodrum\nTeslim tarihi: 8 Haziran 2027 18:30",
      "2027-06-04 09:15 DALAMAN HAVALIMANI | 2027-06-08 18:30 BODRUM | ÖRNEK OTO - - -",
    ],
    [
      "a script without spaces",
      "レンタカー\n貸出：2027年4月12日 10:00 札幌駅前店\n返却：2027年4月15日 18:00 新千歳空港店",
      "2027-04-12 10:00 札幌駅前店 | 2027-04-15 18:00 新千歳空港店 | - - - -",
    ],
    [
      "a sentence",
      "Mietwagen ab Flughafen Fuerteventura 03.07. 10:30 bis 17.07. 08:30",
      "2027-07-03 10:30 FLUGHAFEN FUERTEVENTURA | 2027-07-17 08:30 - | - - - -",
    ],
    [
      "a sentence with a name that can be anything",
      "Rental car from Sample Rent, 03.07.2027 10:30 to 17.07.2027 08:30",
      "2027-07-03 10:30 - | 2027-07-17 08:30 - | - - - -",
    ],
    ["a question", "Rental car 03.07.2027 10:30 to 17.07.2027 08:30?"],
    [
      "a transfer",
      "Airport transfer\nPick-up: 24 July 2027, 10:30, Oban\nDrop-off: 24 July 2027, 11:30, Skye",
    ],
    ["a loan", "Bikes\nPick-up: 24 July 2027, 10:30\nReturn: 31 July 2027, 10:30"],
    ["a garage", "CAR\nPick-up: 24 July 2027, 10:30\nReturn: 31 July 2027, 10:30"],
    [
      "two pick-ups",
      "Hire car\nPick-up: 24 July 2027, 10:30\nPick-up: 25 July 2027, 10:30\nDrop-off: 31 July 2027",
    ],
    [
      "the opening times of a desk",
      "The rental car desk is open from 8 April 2027 08:00 to 10 April 2027 20:00.",
    ],
    [
      "a desk that is closed",
      "Car rental counter closed: 8 April 2027 08:00 to 10 April 2027 20:00",
    ],
    [
      "opening times below a title",
      "Opening times of the rental car desk\n8 April 2027 08:00 to 10 April 2027 20:00",
    ],
    [
      "prices of a time",
      "Location de voiture : tarifs valables du 8 avril 2027 08:00 au 10 avril 2027 20:00",
    ],
    [
      "a sentence that says nothing else",
      "Your rental car from Sample Rent, 8 April 2027 08:00 to 10 April 2027 20:00.",
      "2027-04-08 08:00 - | 2027-04-10 20:00 - | - - - -",
    ],
    ["no day of the return", "Hire car\nPick-up: 24 July 2027, 10:30\nDrop-off: Oban"],
  ];
  for (const [what, text, ...cars] of TEXTS) {
    it(`are found, or not, in ${what}`, () => {
      expect(carsIn(text)).to.deep.equal(cars);
    });
  }

  it("take nothing from the flights beside them, and give nothing to them", () => {
    const text =
      "BA 117 12 Apr 2027 LHR-JFK 08:20 11:05\nCar rental: Sample Rent\n" +
      "Pick-up: 12 Apr 2027 12:30 New York JFK\nReturn: 19 Apr 2027 16:00 New York JFK\n" +
      "Confirmation: SR5581\nBA 178 19 Apr 2027 JFK-LHR 18:30 06:30 +1";
    expect(flightsIn(text)).to.deep.equal([
      "BA 117 LHR-JFK 2027-04-12 08:20 2027-04-12 11:05",
      "BA 178 JFK-LHR 2027-04-19 18:30 2027-04-20 06:30",
    ]);
    expect(carsIn(text)).to.deep.equal([
      "2027-04-12 12:30 NEW YORK JFK | 2027-04-19 16:00 NEW YORK JFK | SAMPLE RENT - - SR5581",
    ]);
    expect(decoded(text).booking.recordLocator).to.equal(null);
  });

  it("have the booking numbers in their lines, which are not that of the flights", () => {
    const car =
      "Mietwagen\nBuchungsnummer: AUT66201\nVermieter: Beispielcar\n" +
      "Abholung: 23.06.2027 10:15, Olbia\nRückgabe: 30.06.2027 18:00, Olbia";
    const flight = "BA 117 12.06.2027 LHR-JFK 08:20 11:05";
    const found = decoded(`${flight}\n\n${car}`).booking;
    expect(found.recordLocator).to.equal(null);
    expect(found.cars.map(({ confirmation }) => confirmation)).to.deep.equal(["AUT66201"]);
    expect(decoded(car).booking.recordLocator).to.equal("AUT66201");
  });

  it("leave the words for their ends to flights that return", () => {
    const text = "Return: 19 April 2027\nBA 178 JFK-LHR 18:30 06:30 +1";
    expect(flightsIn(text)).to.deep.equal(["BA 178 JFK-LHR 2027-04-19 18:30 2027-04-20 06:30"]);
  });
});
