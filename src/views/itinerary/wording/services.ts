/**
 * The requests of travellers that an itinerary names in words, by their IATA codes for special services. The
 * others are for airlines and agents, and some, such as DOCS, contain data that no email should contain.
 */
const SERVICES = [
  ...(["AVML", "BBML", "BLML", "CHML", "DBML", "FPML", "GFML", "HNML", "KSML", "LCML"] as const),
  ...(["LFML", "LSML", "MOML", "NLML", "RVML", "SFML", "VGML", "VJML", "VLML", "VOML"] as const),
  ...(["WCHR", "WCHS", "WCHC", "BLND", "DEAF", "MAAS", "UMNR", "MEDA", "STCR"] as const),
  ...(["PETC", "AVIH", "BSCT", "EXST", "CBBG", "XBAG", "BIKE", "SPEQ"] as const),
] as const;
export type Service = (typeof SERVICES)[number];

/** The service with a code; undefined if an itinerary does not name it. */
export function serviceOf(code: string): Service | undefined {
  return SERVICES.find((each) => each === code);
}
