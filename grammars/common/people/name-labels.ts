import type { Labels } from "../labels.ts";

/*
 * The words that people write before travellers when they pass on what a terminal shows, by language. In
 * capitals; an accent can be missing from the text.
 */

/** Words for a single traveller. */
export const TRAVELLER_LABELS: Labels = {
  english: [
    ...["PASSENGER", "PASSENGER NAME", "PAX NAME", "NAME OF PASSENGER", "LEAD PASSENGER"],
    ...["TRAVELLER", "TRAVELER", "TRAVELLER NAME", "TRAVELER NAME"],
  ],
  german: ["PASSAGIER", "REISENDER", "FLUGGAST"],
  french: ["PASSAGER", "PASSAGÈRE", "VOYAGEUR", "VOYAGEUSE", "NOM DU PASSAGER"],
  spanish: ["PASAJERO", "PASAJERA", "VIAJERO", "VIAJERA", "NOMBRE DEL PASAJERO"],
  italian: ["PASSEGGERO", "PASSEGGERA", "VIAGGIATORE", "NOME PASSEGGERO"],
  portuguese: ["PASSAGEIRO", "PASSAGEIRA", "VIAJANTE", "NOME DO PASSAGEIRO"],
  dutch: ["PASSAGIER", "REIZIGER", "NAAM PASSAGIER"],
  japanese: ["搭乗者名", "ご搭乗者名"],
  chinese: ["旅客姓名", "乘客姓名"],
  vietnamese: ["KHÁCH", "HÀNH KHÁCH", "TÊN KHÁCH"],
};

/** Words that one or several can follow. */
export const TRAVELLERS_LABELS: Labels = {
  international: ["PAX", "PAXS", "PAX NAMES"],
  english: ["PASSENGERS", "PASSENGER NAMES", "TRAVELLERS", "TRAVELERS", "NAMES"],
  german: ["PASSAGIERE", "REISENDE", "FLUGGÄSTE"],
  french: ["PASSAGERS", "VOYAGEURS"],
  spanish: ["PASAJEROS", "VIAJEROS"],
  italian: ["PASSEGGERI", "VIAGGIATORI"],
  portuguese: ["PASSAGEIROS", "VIAJANTES"],
  dutch: ["PASSAGIERS", "REIZIGERS"],
  japanese: ["搭乗者"],
  chinese: ["旅客", "乘客"],
};

/** Titles of other languages, which count as titles only after a word for travellers. */
export const TITLES_BEHIND_LABELS = [
  ...["HERR", "FRAU", "MME", "MLLE", "SRA", "SRTA", "SR", "SIG", "DHR", "MEVR"],
];

/** What follows the number of years. */
export const AGE_WORDS = [
  ...["YEARS OLD", "YEARS", "YRS OLD", "YRS", "YR", "YO", "AÑOS", "ANOS", "ANS", "JAHRE", "ANNI"],
  "JAAR",
];
