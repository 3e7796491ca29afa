/**
 * What a label or the title of a column announces. `unsided` belongs to neither end of a journey;
 * `other` is anything that only a title says.
 */
export type Title =
  | "departure"
  | "arrival"
  | "from"
  | "to"
  | "flight"
  | "airline"
  | "class"
  | "equipment"
  | "operator"
  | "train"
  | "hotel"
  | "address"
  | "checkIn"
  | "checkOut"
  | "ticket"
  | "locator"
  /** Of anything: of a stay, too. */
  | "confirmation"
  | "seat"
  | "coach"
  | "total"
  | "phone"
  | "person"
  | "surname"
  | "given"
  | "terminal"
  /** Of a rented car. */
  | "car"
  /** Adult, child or infant. */
  | "type"
  | "unsided"
  | "other";

/** Titles of columns that are no labels elsewhere. */
export const MORE_TITLES: readonly (readonly [string, Title])[] = [
  ...words(
    "airline",
    "airline, carrier, airlines, marketing carrier, al, fluggesellschaft, airline code",
  ),
  ...words(
    "airline",
    "gesellschaft, compagnie, compagnie a\u00e9rienne, compa\u00f1\u00eda, compagnia, cia, companhia",
  ),
  ...words(
    "airline",
    "companhia a\u00e9rea, aerol\u00ednea, maatschappij, luchtvaartmaatschappij, havayolu, \u0430\u0432\u0438\u0430\u043a\u043e\u043c\u043f\u0430\u043d\u0438\u044f",
  ),
  ...words(
    "flight",
    "flt, flight, flights, flug, fl\u00fcge, flugnr, vol, voo, vuelo, volo, vlucht",
  ),
  ...words("departure", "dep, dep., dep time, departs, departure, abflug, part."),
  ...words("arrival", "arr, arr., arr time, arrives, arrival, ankunft"),
  ...words("from", "from, orig, org, origin, von"),
  ...words("to", "to, dest, dst, destination, nach"),
  ...words("equipment", "eqp, equip, aircraft, ac, a/c"),
  ...words("class", "cl, cl., cls, class, rbd, bkg class"),
  ...words("locator", "pnr, ref, reference, locator, rloc, booking, booking ref"),
  ...words(
    "person",
    "passenger, passengers, pax, traveller, traveler, name, travellers, travelers, names",
  ),
  ...words(
    "surname",
    "surname, last name, family name, nachname, familienname, cognome, apellido, apellidos, sobrenome",
  ),
  ...words(
    "surname",
    "nom, achternaam, soyad\u0131, \u0444\u0430\u043c\u0438\u043b\u0438\u044f, lastname",
  ),
  ...words(
    "given",
    "first name, given name, forename, vorname, nome, nombre, pr\u00e9nom, voornaam, ad\u0131, \u0438\u043c\u044f, firstname",
  ),
  ...words(
    "airline",
    "linia, linie, flygbolag, flyselskab, flyselskap, lentoyhtio, hava yolu, a\u00e9rea, transporteur",
  ),
  ...words("class", "\u043a\u043b, \u043a\u043b\u0430\u0441\u0441"),
  ...words("equipment", "\u0432\u0441, \u0441\u0430\u043c\u043e\u043b\u0435\u0442"),
  ...words("type", "type, typ, tipo, tip, pax type, ptc, passagierart"),
];

function words(title: Title, list: string): readonly (readonly [string, Title])[] {
  return list.split(", ").map((word) => [word, title] as const);
}
