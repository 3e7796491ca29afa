import type { Language } from "./language.ts";

/** Dutch words. */
export const dutch: Language = {
  flights: "vluchten, vlucht, luchthaven",
  particles: "van, der, den, ter, ten",
  notFlights: `
    zaal, kamer, lokaal, vrachtwagen, bus, lijn, bestelling, factuur, klant, gebouw, verdieping,
    cursus, spoor, kenteken, btw, btw-nummer, kvk
  `,
  meetingLabels: "deelnemers, aanwezig, aanwezigen, genodigden",
  known: "van",
};
