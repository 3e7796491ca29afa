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

/** Words for a journey, and one that can only come before the traveller. */
export const JOURNEY_LABELS: Labels = {
  english: ["TRIP OF", "ITINERARY OF", "JOURNEY OF"],
  italian: ["VIAGGIO DI", "ITINERARIO DI"],
};

/** French ones, after which a name can end in `M`: `VOYAGE DE : MARTIN/PAUL M`. */
export const FRENCH_JOURNEY_LABELS = [
  ...["VOYAGE DE", "VOYAGE POUR", "ITINÉRAIRE DE", "ITINÉRAIRE POUR", "RÉSERVATION DE"],
  ...["RÉSERVATION POUR", "VOL DE", "VOL POUR", "VOLS DE", "VOLS POUR", "BILLET DE", "BILLET POUR"],
];

/** With a word that a place or anything else can follow, too: only a title shows a traveller. */
export const TITLED_JOURNEY_LABELS: Labels = {
  english: [
    ...["TRIP FOR", "ITINERARY FOR", "JOURNEY FOR", "TRAVEL FOR", "TRAVEL PLAN FOR"],
    ...["BOOKING FOR", "BOOKING OF", "RESERVATION FOR", "RESERVATION OF", "FLIGHT FOR"],
    ...["FLIGHTS FOR", "FLIGHTS OF", "TICKET FOR", "TICKETS FOR"],
  ],
  german: [
    ...["REISE FÜR", "REISE FUER", "REISEPLAN FÜR", "REISEPLAN FUER"],
    ...["REISE VON", "REISEPLAN VON", "BUCHUNG FÜR", "BUCHUNG FUER", "BUCHUNG VON", "FLUG FÜR"],
    ...["FLUG FUER", "FLUG VON", "FLÜGE FÜR", "FLUEGE FUER", "FLÜGE VON", "TICKET FÜR"],
    ...["RESERVIERUNG FÜR", "TICKET FUER", "TICKETS FÜR", "TICKETS FUER"],
  ],
  french: FRENCH_JOURNEY_LABELS,
  spanish: [
    ...["VIAJE DE", "VIAJE PARA", "ITINERARIO DE", "ITINERARIO PARA", "RESERVA DE", "RESERVA PARA"],
    ...["VUELO DE", "VUELO PARA", "VUELOS DE", "VUELOS PARA", "BILLETE DE", "BILLETE PARA"],
  ],
  italian: [
    ...["VIAGGIO PER", "ITINERARIO PER", "PRENOTAZIONE DI", "PRENOTAZIONE PER", "VOLO DI"],
    ...["VOLO PER", "VOLI DI", "VOLI PER", "BIGLIETTO DI", "BIGLIETTO PER"],
  ],
  portuguese: [
    ...["VIAGEM DE", "VIAGEM PARA", "ITINERÁRIO DE", "ITINERÁRIO PARA", "RESERVA DE"],
    ...["RESERVA PARA", "VOO DE", "VOO PARA", "VOOS DE", "VOOS PARA", "BILHETE DE", "BILHETE PARA"],
  ],
  dutch: [
    ...["REIS VOOR", "REIS VAN", "REISPLAN VOOR", "BOEKING VOOR", "BOEKING VAN", "VLUCHT VOOR"],
    ...["VLUCHTEN VOOR", "TICKET VOOR"],
  ],
  polish: ["PODRÓŻ DLA", "REZERWACJA DLA", "BILET DLA", "LOT DLA"],
  czech: ["CESTA PRO", "REZERVACE PRO", "LETENKA PRO"],
  swedish: ["RESA FÖR", "RESPLAN FÖR", "BOKNING FÖR", "BILJETT FÖR"],
  danish: ["REJSE FOR", "REJSEPLAN FOR", "BOOKING FOR", "BILLET FOR"],
  norwegian: ["REISE FOR", "REISEPLAN FOR", "BESTILLING FOR", "BILLETT FOR"],
  russian: ["ПОЕЗДКА ДЛЯ", "БРОНЬ ДЛЯ", "БИЛЕТ ДЛЯ"],
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

/** The title of French texts that is an initial in others. */
export const FRENCH_TITLE = "M";

/** What follows the number of years. */
export const AGE_WORDS = [
  ...["YEARS OLD", "YEARS", "YRS OLD", "YRS", "YR", "YO", "AÑOS", "ANOS", "ANS", "JAHRE", "ANNI"],
  "JAAR",
];
