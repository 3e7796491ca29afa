import type { Labels } from "../labels.ts";

/*
 * The words that people write before travellers when they pass on what a terminal shows, by language. In
 * capitals; an accent can be missing from the text.
 */

/** Words for a single traveller. */
export const TRAVELLER_LABELS: Labels = {
  english: [
    ...["PASSENGER", "PASSENGER NAME", "PAX NAME", "NAME OF PASSENGER", "LEAD PASSENGER", "NAME"],
    ...["TRAVELLER", "TRAVELER", "TRAVELLER NAME", "TRAVELER NAME"],
  ],
  german: ["PASSAGIER", "REISENDER", "FLUGGAST", "PASSAGIERNAME", "NAME DES PASSAGIERS"],
  french: ["PASSAGER", "PASSAGÈRE", "VOYAGEUR", "VOYAGEUSE", "NOM DU PASSAGER", "NOM"],
  spanish: ["PASAJERO", "PASAJERA", "VIAJERO", "VIAJERA", "NOMBRE DEL PASAJERO", "NOMBRE"],
  italian: ["PASSEGGERO", "PASSEGGERA", "VIAGGIATORE", "NOME PASSEGGERO", "NOME", "NOMINATIVO"],
  portuguese: ["PASSAGEIRO", "PASSAGEIRA", "VIAJANTE", "NOME DO PASSAGEIRO", "NOME"],
  dutch: ["PASSAGIER", "REIZIGER", "NAAM PASSAGIER", "NAAM"],
  polish: ["PASAŻER", "PODRÓŻNY"],
  czech: ["CESTUJÍCÍ", "JMÉNO"],
  hungarian: ["UTAS", "UTAS NEVE", "NÉV"],
  turkish: ["YOLCU", "YOLCU ADI"],
  swedish: ["PASSAGERARE", "RESENÄR", "NAMN"],
  danish: ["PASSAGER", "NAVN"],
  norwegian: ["PASSASJER", "NAVN"],
  finnish: ["MATKUSTAJA", "NIMI"],
  russian: ["ПАССАЖИР"],
  greek: ["ΕΠΙΒΆΤΗΣ", "ΕΠΙΒΑΤΗΣ"],
  japanese: ["搭乗者名", "ご搭乗者名"],
  chinese: ["旅客姓名", "乘客姓名"],
  vietnamese: ["KHÁCH", "HÀNH KHÁCH", "TÊN KHÁCH"],
};

/** Words that one or several can follow. */
export const TRAVELLERS_LABELS: Labels = {
  international: ["PAX", "PAXS", "PAX NAMES", "PAX NAME(S)"],
  english: [
    ...["PASSENGERS", "PASSENGER NAMES", "TRAVELLERS", "TRAVELERS", "NAMES"],
    ...["PASSENGER(S)", "PASSENGER NAME(S)", "TRAVELLER(S)", "TRAVELER(S)", "NAME(S)"],
    "NAMES OF PASSENGERS",
  ],
  german: [
    ...["PASSAGIERE", "REISENDE", "FLUGGÄSTE", "NAMEN", "PASSAGIERNAMEN", "REISETEILNEHMER"],
    ...["NAMEN DER PASSAGIERE", "NAMEN DER REISENDEN"],
  ],
  french: [
    ...["PASSAGERS", "VOYAGEURS", "PASSAGÈRES", "VOYAGEUSES", "PASSAGER(S)", "VOYAGEUR(S)"],
    ...["NOMS", "NOM(S)", "NOMS DES PASSAGERS", "NOMS DES VOYAGEURS"],
  ],
  spanish: [
    ...["PASAJEROS", "VIAJEROS", "PASAJERAS", "VIAJERAS", "PASAJERO(S)", "NOMBRES"],
    ...["NOMBRES DE LOS PASAJEROS", "NOMBRES DE PASAJEROS"],
  ],
  italian: [
    ...["PASSEGGERI", "VIAGGIATORI", "PASSEGGERE", "NOMI", "NOMINATIVI", "NOMI PASSEGGERI"],
    "NOMI DEI PASSEGGERI",
  ],
  portuguese: ["PASSAGEIROS", "VIAJANTES", "PASSAGEIRAS", "NOMES", "NOMES DOS PASSAGEIROS"],
  dutch: ["PASSAGIERS", "REIZIGERS", "NAMEN", "NAMEN PASSAGIERS"],
  polish: ["PASAŻEROWIE", "PODRÓŻNI", "NAZWISKA", "NAZWISKA PASAŻERÓW"],
  czech: ["PASAŽÉŘI", "JMÉNA", "JMÉNA CESTUJÍCÍCH"],
  hungarian: ["UTASOK", "UTASOK NEVE", "NEVEK"],
  turkish: ["YOLCULAR", "YOLCU İSİMLERİ", "YOLCU ISIMLERI", "İSİMLER", "ISIMLER"],
  swedish: ["RESENÄRER", "PASSAGERARNA"],
  danish: ["PASSAGERER", "REJSENDE", "NAVNE"],
  norwegian: ["PASSASJERER", "REISENDE"],
  finnish: ["MATKUSTAJAT", "NIMET"],
  russian: ["ПАССАЖИРЫ"],
  greek: ["ΕΠΙΒΆΤΕΣ", "ΕΠΙΒΑΤΕΣ"],
  japanese: ["搭乗者"],
  chinese: ["旅客", "乘客"],
};

/** What people write between two travellers. */
export const AND_WORDS: Labels = {
  english: ["AND"],
  german: ["UND"],
  french: ["ET"],
  spanish: ["Y", "E"],
  italian: ["E", "ED"],
  portuguese: ["E"],
  dutch: ["EN"],
  polish: ["I", "ORAZ"],
  czech: ["A"],
  hungarian: ["ÉS"],
  turkish: ["VE"],
  scandinavian: ["OG", "OCH"],
  finnish: ["JA"],
  vietnamese: ["VÀ"],
  russian: ["И"],
  greek: ["ΚΑΙ"],
};

/** Titles of other languages, which count as titles only after a word for travellers. */
export const TITLES_AFTER_LABELS = [
  ...["HERR", "FRAU", "MME", "MLLE", "SRA", "SRTA", "SR", "SIG", "DHR", "MEVR"],
];

/** What follows the number of years. */
export const AGE_WORDS = [
  ...["YEARS OLD", "YEARS", "YRS OLD", "YRS", "YR", "YO", "AÑOS", "ANOS", "ANS", "JAHRE", "ANNI"],
  "JAAR",
];
