import type { Language } from "./language.ts";

/** German words. */
export const german: Language = {
  months: `
    januar jänner, februar, mär märz, april, mai, juni, juli, august, september, okt oktober,
    november, dez dezember
  `,
  weekdays: `
    mo montag, di dienstag, mi mittwoch, do donnerstag, fr freitag, sa samstag, so sonntag
  `,
  otherDates: "buchungsdatum, gebucht am, ausgestellt am, geburtsdatum, gesendet, gültig bis",
  oClock: "uhr",
  nextDay: "am nächsten tag, nächster tag, am folgetag, folgetag",
  days: "tag, tage",
  otherTimes: "flugdauer, reisezeit, dauer, gesamtdauer, umsteigezeit",
  departure: "abflug, abfahrt",
  arrival: "ankunft, landet",
  from: "von, ab",
  to: "nach, an, zielort",
  departsAt: "ab",
  arrivesAt: "an",
  noSide: "datum, uhrzeit",
  links: "nach, bis, zu",
  flight: "flug",
  flights: "flüge, flughafen, fluggesellschaft",
  notFlights: `
    nr, zimmer, raum, saal, hörsaal, lkw, kennzeichen, gebäude, etage, büro, tisch, kapitel,
    seite, auftrag, rechnung, bestellung, kunde, bus, linie, gleis, stand, labor, werkstatt,
    ust-id, ust-idnr, ustid, uid, steuernummer, hrb
  `,
  bookingClass: "klasse, buchungsklasse",
  equipment: "flugzeug, fluggerät",
  operatedBy: "durchgeführt von, ausgeführt von",
  train: "zug, zug nr, zug nr.",
  checkIn: "anreise",
  checkOut: "abreise",
  hotel: "hotel, unterkunft",
  address: "adresse, anschrift",
  nights: "nacht, nächte",
  rooms: "zimmer",
  recordLocator: `
    buchungsnummer, auftragsnummer, buchungscode, buchungsreferenz, reservierungsnummer,
    reservierungscode
  `,
  confirmation: "bestätigungsnummer, bestätigung",
  ticket: "ticketnummer",
  seat: "sitz, sitzplatz, sitzplätze",
  total: "gesamtpreis, gesamtbetrag, gesamt",
  phone: "telefon",
  titles: "herr, frau",
  particles: "von, der, den, zu",
  adults: "erwachsener, erwachsene",
  children: "kind",
  infants: "kleinkind, baby",
  and: "und",
  nameLabels: `
    passagier, passagiere, reisender, reisende, fluggast, fluggäste, name des reisenden,
    name des passagiers
  `,
  meetingLabels: "teilnehmer, teilnehmende, teilnehmerinnen, anwesend, anwesende, eingeladen",
  travellers: `
    passagiere, passagierinformationen, passagierinformation, passagierdaten, passagierliste,
    reisende, reisendendaten, mitreisende, fluggäste
  `,
  parting: "hinflug, rückflug, hinfahrt, rückfahrt, abschnitt, strecke",
  beforeDay: "am",
  known: "flug, flüge, zug, uhr, um, am, mit, und, der, die, das, flughafen, bestätigt, zu",
  columns: `
    flug, flugnr, datum, von, nach, ab, an, abflug, ankunft, klasse, uhrzeit, gesellschaft,
    strecke, status, sitz, reisender, name, typ
  `,
  classColumns: "klasse",
  cancelled: "storniert, annulliert, gestrichen",
  likePlaces: "der, die, das, und, von, mit, aus, bei, den, dem",
  likeAirlines: "ab, um, im, zu, am, es",
  behindFlight: "um, am, ab",
};
