import type { Language } from "./language.ts";

/** French words. */
export const french: Language = {
  months: `
    janv janvier, févr février, mars, avr avril, mai, juin, juil juillet, août, septembre,
    octobre, novembre, déc décembre
  `,
  weekdays: "lun lundi, mardi, mer mercredi, jeu jeudi, ven vendredi, sam samedi, dim dimanche",
  ofMonth: "de",
  otherDates: "date d émission, émis le, date de naissance, envoyé, réservé le",
  oClock: "h",
  nextDay: "le lendemain, lendemain, jour suivant",
  days: "jour, jours, j",
  otherTimes: "durée, durée du vol, escale, embarquement",
  departure: "départ, départs, decollage",
  arrival: "arrivée, arrivées",
  from: "de, origine",
  to: "à, a, destination",
  noSide: "date, heure",
  links: "à, a",
  flight: "vol",
  flights: "vols, aéroport",
  notFlights: `
    salle, chambre, amphi, amphithéâtre, bureau, camion, bus, ligne, quai, commande, facture,
    client, bâtiment, étage, stand, réf, tva, siret, rcs
  `,
  bookingClass: "classe",
  equipment: "avion, appareil",
  operatedBy: "opéré par, effectué par, exploité par, exploite par",
  train: "train",
  checkIn: "arrivée le, date d'arrivée",
  checkOut: "départ le, date de départ",
  hotel: "hôtel, hébergement",
  address: "adresse",
  nights: "nuit, nuits",
  rooms: "chambre, chambres",
  recordLocator: `
    référence de réservation, numéro de réservation, numéro de dossier, référence de dossier,
    référence du dossier, code de réservation
  `,
  confirmation: "numéro de confirmation",
  ticket: "billet, numéro de billet",
  seat: "siège, sièges",
  total: "prix total, montant total",
  phone: "téléphone",
  titles: "mme, mlle, m.",
  particles: "de, la, le",
  adults: "adulte",
  children: "enfant",
  infants: "bébé",
  and: "et",
  nameLabels: "passager, passagers, voyageur, nom du passager, nom du voyageur, voyageurs, nom",
  anybody: "nom",
  meetingLabels: "participants, présents, présent, invités, absents",
  travellers: "passagers, voyageurs, informations passagers, liste des passagers",
  parting: "aller, retour, trajet, segment, étape",
  beforeDay: "le",
  known: "vol, le, la, du, les, des, de, aéroport, confirmé, compagnie",
  columns: `
    vol, de, à, a, départ, arrivée, classe, date, heure, compagnie, siège, passager, statut,
    numéro
  `,
  classColumns: "classe",
  cancelled: "annulé, annulée, annulés, annulées",
  likePlaces: "les, des, par, sur, pas, est, son",
  likeAirlines: "la, le, es, en, un, du, et, de",
  behindFlight: "de",
};
