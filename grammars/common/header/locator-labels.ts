import type { Labels } from "../labels.ts";

/*
 * The words that people write before the locator of a record when they pass on what a terminal shows, by
 * language. In capitals; an accent can be missing from the text.
 */

/** Words for such a locator and nothing else. */
export const LOCATOR_LABELS: Labels = {
  international: ["PNR", "RLOC", "PNR-CODE", "PNR CODE", "PNR NO", "PNR NUMBER", "FILEKEY"],
  english: [
    ...["BOOKING REFERENCE", "BOOKING REFERENCE NUMBER", "BOOKING REF", "BOOKING CODE"],
    ...["BOOKING NUMBER", "BOOKING NO", "BOOKING ID", "RECORD LOCATOR", "LOCATOR", "REC LOC"],
    ...["RESERVATION CODE", "RESERVATION NUMBER", "RESERVATION NO", "RESERVATION REFERENCE"],
  ],
  german: [
    ...["BUCHUNGSCODE", "BUCHUNGSNUMMER", "BUCHUNGSNR", "BUCHUNGSREFERENZ", "RESERVIERUNGSCODE"],
    ...["RESERVIERUNGSNUMMER", "PNR-NUMMER"],
  ],
  french: [
    ...["RÉFÉRENCE DE RÉSERVATION", "NUMÉRO DE RÉSERVATION", "CODE DE RÉSERVATION"],
    ...["NUMÉRO DE DOSSIER", "RÉFÉRENCE DE DOSSIER", "RÉFÉRENCE DU DOSSIER", "CODE RÉSERVATION"],
  ],
  spanish: [
    ...["LOCALIZADOR", "CÓDIGO DE RESERVA", "NÚMERO DE RESERVA", "REFERENCIA DE RESERVA"],
    "LOCALIZADOR DE RESERVA",
  ],
  italian: ["CODICE DI PRENOTAZIONE", "CODICE PRENOTAZIONE", "NUMERO DI PRENOTAZIONE"],
  portuguese: ["CÓDIGO DA RESERVA", "CÓDIGO DE RESERVA", "LOCALIZADOR DA RESERVA"],
  dutch: [
    ...["BOEKINGSNUMMER", "BOEKINGSCODE", "BOEKINGSREFERENTIE", "RESERVERINGSNUMMER"],
    "RESERVERINGSCODE",
  ],
  japanese: ["予約番号", "予約コード"],
  chinese: ["订座记录编号", "订座编号", "预订编号"],
};

/** Words that also precede other numbers. */
export const WEAK_LABELS: Labels = {
  international: ["REF", "REF.", "REF NO", "REF#"],
  english: ["REFERENCE", "BOOKING", "RESERVATION", "RECORD", "BKG REF"],
  german: ["REFERENZ", "BUCHUNG", "RESERVIERUNG", "VORGANG"],
  french: ["RÉF", "RÉF.", "RÉFÉRENCE", "RÉSERVATION", "DOSSIER"],
  spanish: ["RESERVA", "REFERENCIA"],
  italian: ["PRENOTAZIONE", "RIFERIMENTO", "RIF", "RIF."],
  portuguese: ["RESERVA", "REFERÊNCIA"],
  dutch: ["BOEKING", "RESERVERING", "REFERENTIE"],
  japanese: ["予約"],
  chinese: ["编号", "编码"],
};

/** Words for the locator of an airline. */
export const AIRLINE_LOCATOR_LABELS: Labels = {
  english: [
    ...["AIRLINE REFERENCE", "AIRLINE REF", "AIRLINE REF.", "AIRLINE LOCATOR", "AIRLINE PNR"],
    ...["AIRLINE RLOC", "AIRLINE CONFIRMATION", "AIRLINE BOOKING REFERENCE", "AIRLINE CODE"],
    ...["CARRIER REFERENCE", "CARRIER REF", "CARRIER LOCATOR", "VENDOR LOCATOR", "AL REF"],
  ],
  german: [
    ...["AIRLINE-REFERENZ", "AIRLINE REFERENZ", "AIRLINE-CODE", "AIRLINE BUCHUNGSCODE"],
    ...["BUCHUNGSCODE DER AIRLINE", "BUCHUNGSCODE AIRLINE"],
  ],
  french: [
    ...["RÉFÉRENCE COMPAGNIE", "RÉF COMPAGNIE", "RÉF. COMPAGNIE", "DOSSIER COMPAGNIE"],
    "RÉFÉRENCE DE LA COMPAGNIE",
  ],
  spanish: [
    ...["LOCALIZADOR AEROLÍNEA", "LOCALIZADOR DE LA AEROLÍNEA", "REFERENCIA AEROLÍNEA"],
    "LOCALIZADOR COMPAÑÍA",
  ],
  italian: ["CODICE COMPAGNIA", "RIFERIMENTO COMPAGNIA", "PNR COMPAGNIA"],
  portuguese: ["LOCALIZADOR DA COMPANHIA", "LOCALIZADOR CIA", "LOCALIZADOR DA CIA"],
  dutch: ["REFERENTIE AIRLINE", "AIRLINE REFERENTIE"],
  chinese: ["航司编码", "航空公司编码"],
};

/** What can stand between the beginning of a line and such a word: the owner of the locator, or its system. */
export const BEFORE_LABEL = [
  ...["MY", "YOUR", "THE", "GDS", "AGENCY", "IHR", "IHRE", "DEIN", "DEINE", "DER", "DIE", "VOTRE"],
  ...["LA", "LE", "SU", "TU", "EL", "IL", "SUA", "TUA", "VOSTRA", "UW", "JE", "HET", "AMADEUS"],
  ...["SABRE", "GALILEO", "APOLLO", "WORLDSPAN", "TRAVELPORT", "1A", "1S", "1G", "1V", "1P"],
];

/** Words of six letters where a locator may stand. */
export const NO_LOCATORS = [
  ...["PHONES", "THANKS", "PLEASE", "TICKET", "FLIGHT", "RECORD", "NUMBER", "STATUS", "RETURN"],
  ...["ONLINE", "AGENCY", "DIRECT", "SYSTEM", "ABACUS", "APOLLO", "INFINI", "URGENT", "REMARK"],
  ...["HOTELS", "GROUPS", "COMING", "ISSUED", "VOIDED", "OPTION", "NOSHOW", "XXXXXX", "CLOSED"],
];
