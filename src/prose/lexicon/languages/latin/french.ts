import type { Language } from "../../language.ts";

/** French words. */
export const french: Language = {
  months: `
    janv janvier, fév févr février, mars, avr avril, mai, juin, juil juillet, août,
    sept septembre, oct octobre, nov novembre, déc décembre
  `,
  weekdays: "lun lundi, mar mardi, mer mercredi, jeu jeudi, ven vendredi, sam samedi, dim dimanche",
  ofMonth: "de",
  ordinals: "er",
  otherDates: `
    date d émission, date d'émission, émis le, date de naissance, envoyé, réservé le, né le, née le, valable jusqu'au, date de réservation, payé le,
    éditée le, édité le, non valable avant, non valable après, pas avant, pas après, à payer avant le, à régler avant le, payable avant le,
    payable jusqu'au, échéance, payer avant le, régler avant le, payer avant, à payer avant, à régler avant, payable avant, valide jusqu'au, valide jusque,
    valable jusque, date limite, date limite d'émission, date limite de paiement, date limite de réservation, émission avant le, émission avant,
    à émettre avant le, à émettre avant, émettre avant le, émettre avant, réserver avant le, réserver avant, à réserver avant le, option jusqu'au,
    option valable jusqu'au, facture du, facture en date du, date de facture, devis du, daté du, datée du, date d'échéance, échéance le, expire le,
    garanti jusqu'au, confirmer avant le
  `,
  oClock: "h",
  beforeClock: "à",
  hours: "h, heure, heures",
  minutes: "min, mn, minutes",
  nextDay: "le lendemain, lendemain, jour suivant, le jour suivant, lendemain matin",
  days: "jour, jours, j",
  otherTimes: `
    durée, durée du vol, escale, embarquement, temps de vol, durée du trajet, correspondance,
    heure limite d'enregistrement, durée totale, fermeture de la porte, fermeture des portes,
    enregistrement jusqu'à, enregistrement au plus tard, enregistrement au plus tard à,
    dépôt bagages jusqu'à, dépôt des bagages jusqu'à, début de l'embarquement,
    fin de l'embarquement, durée du voyage, temps d'escale, temps de trajet,
    temps de correspondance, durée totale du voyage, durée totale du trajet, durée totale du vol
  `,
  departure: `
    départ, départs, décollage, heure de départ, aéroport de départ, date de départ,
    départ de, ville de départ, décolle, décollez, décollons, décollent
  `,
  arrival: `
    arrivée, arrivées, heure d'arrivée, aéroport d'arrivée, atterrissage, arrivée à,
    ville d'arrivée, date d'arrivée, atterrit, atterrissez, atterrissons, se pose, vous arrivez, vous arriverez
  `,
  departsAt: "dép.",
  arrivesAt: "arr.",
  from: "de, origine, provenance, au départ de, gare de départ",
  to: "à, a, destination, vers, à destination de, gare d'arrivée",
  noSide: `
    date, heure, date du vol, date de voyage, itinéraire, horaires, trajet, parcours, dates,
    période, séjour, dates du séjour
  `,
  links: "à, a, vers",
  terminal: "terminal, aérogare",
  departureTerminal: `
    terminal de départ, aérogare de départ, terminal départ, aérogare départ, terminal dép.,
    terminal dép
  `,
  arrivalTerminal: `
    terminal d'arrivée, aérogare d'arrivée, terminal arrivée, aérogare arrivée, terminal arr.,
    terminal arr
  `,
  flight: "vol",
  flightNumber: "vol no, vol n°, numéro de vol, n° de vol, vol nº",
  flightBefore: "numéro de vol, n° de vol",
  flights: "vols, aéroport, compagnie aérienne",
  notFlights: `
    navire, ferry, bateau, traversier, salle, chambre, amphi, amphithéâtre, bureau, camion, bus, ligne, quai, commande, facture,
    client, bâtiment, étage, stand, réf, tva, siret, rcs
  `,
  bookingClass: "classe, classe de réservation, cabine, classe de voyage, classe tarifaire, cl.",
  serviceClass: "classe de service, confort",
  cabins: `
    économique, éco, économie, affaires, première, business, premium économie, premium,
    classe économique, classe affaires, premium economy
  `,
  equipment: "avion, appareil, type d'appareil",
  operatedBy:
    "opéré par, effectué par, exploité par, exploite par, assuré par, opérée par, vol opéré par",
  train: "train, train n°, train no, numéro de train",
  station: "gare",
  platform: "voie, quai",
  coach: "voiture, voiture n°, voiture numéro",
  checkIn: "arrivée le, check-in",
  checkOut: "départ le, check-out",
  hotel: "hôtel, hôtel confirmé, hébergement, établissement",
  hotelTitles: "hôtels, hébergements, hôtellerie, logement, logements, vos nuits",
  overnight: "nuit, nuitée, nuitées, installation, séjour",
  staying: `
    j'ai réservé, j'ai confirmé, je vous ai réservé, je t'ai réservé, nous avons réservé, nous vous avons
    réservé, on a réservé, vous logez, nous logeons, on loge, je loge, tu loges, nous dormons, on dort, vous
    dormez, nous séjournons, vous séjournez, nous restons, on reste, vous logerez, nous logerons, vous séjournerez, vous dormirez, on y reste, nous y restons
  `,
  stayBooked: "réservé, réservée, confirmé, confirmée, payé, payée",
  notStaying: `
    demandé, pas, plus de, jamais, si, serait, pourrait, aurait, était, étaient, avait, avions, complet, peut-être, au
    lieu, ou, voulait, voulais, regardé, sinon, l'an dernier, l'année dernière, faut-il, réunion, conférence,
    colloque, mariage, fête, séminaire, salle, parking, chien, chat, chef, collègue, autre, collègues, doit,
    doivent, peut, à réserver, mais, hélas, dès que, près, en face, à côté, pour ma, pour mon, pour mes, pour
    sa, pour ses, faut, bus, car, taxi
  `,
  notIncluded: "non inclus, non incluse, non compris, non comprise, à votre charge, hors forfait",
  lodging: "auberge, gîte, chambres d'hôtes, maison d'hôtes, relais",
  address: "adresse",
  nights: "nuit, nuits, nuitées, nombre de nuits",
  rooms: "chambre, chambres, nombre de chambres",
  bookedAtHotels: `
    chambre, chambres, chambre simple, chambre double, chambres simples, chambres doubles, suite, lit double, demi-pension, pension complète, petit-déjeuner,
    petit déjeuner, tout compris, adultes
  `,
  toBeConfirmed: `
    à confirmer, à déterminer, à définir, à préciser, en attente, en attente de confirmation,
    sur demande
  `,
  carRental: `
    location de voiture, location de voitures, location de véhicule, location auto,
    location voiture
  `,
  rentalCar: `
    voiture de location, véhicule de location, réservation de voiture, réservation de véhicule,
    réservation de votre voiture
  `,
  carTitles: "voiture, véhicule, auto",
  rentalCompany: `
    loueur, société, compagnie, agence de location, prestataire, société de location,
    fournisseur, loueur local, fournisseur local
  `,
  pickUp: `
    prise en charge, retrait, départ de location, lieu de prise en charge,
    date de prise en charge, heure de prise en charge, lieu de retrait, agence de départ,
    retrait du véhicule, prise en charge à, prise du véhicule
  `,
  dropOff: `
    restitution, retour, retour de location, lieu de restitution, date de restitution,
    heure de restitution, lieu de retour, date de retour, heure de retour,
    restitution du véhicule, agence de retour, retour à, restitution à
  `,
  rentalPlace: "lieu, agence, emplacement",
  carGroup: "catégorie, véhicule, catégorie de véhicule, groupe, modèle, type de véhicule",
  orSimilar: "ou similaire, ou équivalent",
  carPrice: `
    prix de la location, prix location, montant de la location, total location,
    total de la location
  `,
  parking: "parking, stationnement, place de parking",
  parkingIncluded: "inclus, est inclus, compris, gratuit",
  recordLocator: `
    référence de réservation, numéro de réservation, numéro de dossier, référence de dossier,
    référence du dossier, code de réservation, réf. de réservation, code réservation,
    référence dossier, référence réservation, n° de réservation, dossier n°, n° de dossier,
    réf. dossier, votre référence, réservation n°, référence compagnie, référence de la compagnie,
    référence compagnie aérienne, référence aérienne, référence vol, référence des vols,
    code de réservation compagnie, numéro de réservation vol, pnr compagnie, pnr de la compagnie,
    référence gds, dossier gds, dossier voyage, référence dossier voyage
  `,
  weakLocator: `
    référence, réf, réf., dossier, réservation, réf dossier, commande, référence de commande,
    numéro de commande
  `,
  confirmation: `
    numéro de confirmation, n° de confirmation, nº de confirmation, code de confirmation, confirmation,
    confirmation de l'hôtel, confirmation hôtel, confirmé par l'hôtel sous le numéro
  `,
  airlineLocator: "référence, réf, réf., compagnie, compagnie aérienne",
  is: "est, est le, reste, est la, sont, sont le, sont les",
  noLocators: "annulé, attente, client",
  ticket: `
    billet, billets, numéro de billet, n° de billet, billet électronique, billet n°, e-billet,
    numéro de billet électronique, numéros de billets, billet no, numéros de billet, numéros des billets, billets électroniques
  `,
  numberWords: "numéro, n°, nº",
  forWhom: "pour",
  seat: "siège, sièges, place, places, numéro de siège",
  total: `
    prix total, montant total, total, total ttc, total général, total payé, total à payer,
    montant réglé, montant ttc, total réglé, prix total du voyage, tarif ttc, prix ttc,
    total du voyage, total de la commande, prix total payé, montant payé, somme totale,
    montant total ttc, coût total, prix total pour l'ensemble des passagers,
    prix total pour tous les passagers, prix total pour l'ensemble des voyageurs,
    total vol, total aérien,
    total à régler, montant total payé, montant total payé en ligne, montant total à payer,
    total billets, total des billets, prix total le plus bas, coût total estimé,
    prix total du programme, total du programme, total du séjour, prix total du séjour,
    total du forfait, prix total du forfait, total groupe, total du groupe
  `,
  price: "prix, prix du billet, prix payé, montant, total avion, total vols, total des vols",
  tripPrices: "détail du prix, récapitulatif du prix, prix, tarifs, détail des tarifs",
  pricesFrom: "à partir de, dès, a partir de",
  baseFare: "tarif, tarif hors taxes, tarif ht, prix du billet, tarif aérien, prix hors taxes",
  taxes: `
    taxes, taxes et frais, taxes et redevances, taxes et surcharges, taxes aéroport,
    taxes d'aéroport
  `,
  amountsTo: "est de, s'élève à",
  people: "personnes, passagers, voyageurs, adultes, voyageur, passager, personne, participants",
  perPerson: "par personne, par passager, par voyageur, /personne, /pers",
  ofWhich: "dont, ttc, toutes taxes comprises, incluant, y compris",
  currencies: "$ ca cad, $ cad cad, fcfa xof",
  phone: `
    téléphone, tél, tél., portable, mobile, appelez le, appelez-nous au, service client,
    service clients, numéro d'urgence, urgences, assistance
  `,
  paid: "payé, réglé, débité",
  otherLabels: `
    bagage, bagages, franchise bagages, bagages en soute, bagage cabine, bagage à main, repas,
    paiement, mode de paiement, règlement, carte de fidélité, base tarifaire, porte,
    carte de réduction, carte avantage, abonnement
  `,
  mailSubject: "objet",
  titles: "mme, mlle, m.",
  titlesMr: "monsieur, m",
  titlesMrs: "madame",
  titlesLikeNames: "m",
  particles: "de, la, le, aït, ould",
  surnameParticles: "du",
  noNames:
    "cordialement, voyages, agence, salutations, merci, bonjour, équipe, famille, client, cliente",
  yearsOfAge: "ans",
  adults: "adulte",
  children: "enfant, enf",
  infants: "bébé",
  and: "et",
  yours: "votre, vos, ton, ta, tes, notre, nos, le, la, les",
  statusLabels: "statut, état, statut de la réservation, st",
  confirmed: "confirmé, confirmée, confirmés, confirme",
  waitlisted: "liste d'attente, en liste d'attente",
  nameLabels: `
    passager, passagère, voyageur, voyageuse, nom du passager, nom du voyageur, nom, titulaire,
    nom et prénom, prénom et nom, nom et prénoms, conducteur, conducteur principal, locataire,
    conductrice, titulaire de la réservation,
    passager adulte, voyageur adulte,
    co-voyageur, covoyageur, compagnon de voyage
  `,
  namesLabels: "passagers, voyageurs, passager(s), voyageur(s), passagères, voyageuses, voyagent",
  salutations: "cher, chère",
  greetings: "bonjour, bonsoir",
  closings: `
    cordialement, bien cordialement, très cordialement, sincères salutations, salutations distinguées,
    meilleures salutations, respectueusement, bien à vous, votre conseiller voyage, votre conseillère
    voyage, votre conseiller, votre conseillère
  `,
  inNameOf:
    "au nom de, aux noms de, noms sur les billets sont, noms sur la réservation sont, comme sur les passeports :",
  bookedElsewhere: "table, restaurant, dîner, déjeuner, colis",
  surnameFirst: "never",
  surnames: "one",
  clientLabels: `
    client, cliente, collaborateur, collaboratrice, nom du client, nom de la cliente, client(s),
    clients, participant(s)
  `,
  anybody:
    "nom, nom et prénom, prénom et nom, nom et prénoms, titulaire, conducteur, conducteur principal, locataire",
  airline: "compagnie, compagnie aérienne, aérienne, transporteur",
  surname: "nom de famille, nom",
  given: "prénom, prénoms",
  personType: "type, type de passager",
  personTitle: "civilité, titre",
  meetingLabels: "participants, présents, présent, invités, absents",
  travellers: `
    passagers, voyageurs, informations passagers, liste des passagers, passager(s), voyageur(s),
    qui voyage, passagères, voyageuses,
    qui part
  `,
  outward: "aller",
  returning: "retour",
  layovers: "escale, correspondance, temps de correspondance, changement",
  transfers: "transfert, transferts, navette, taxi",
  meetings: "rendez-vous, restitution du véhicule, restitution de la voiture, retour du véhicule",
  parting: `
    aller, retour, trajet, segment, étape, vol aller, vol retour, voyage aller, voyage retour,
    trajet aller, trajet retour
  `,
  beforeDay: "le",
  known: `
    vol, le, la, du, les, des, de, aéroport, confirmé, compagnie, à, heure locale, direct, et, n°,
    numéro, gare
  `,
  columns: `
    devise, vol, de, à, a, départ, arrivée, classe, date, heure, compagnie, siège, passager, statut,
    numéro,
    aéroport,
    régime alimentaire
  `,
  shortTitles: `
    cl class, h. dép departure, h dép departure, h. arr. arrival,
    h. arr arrival, h arr arrival
  `,
  classColumns: "classe",
  cancelled: "annulé, annulée, annulés, annulées, supprimé, supprimée, supprimés, supprimées",
  notCancelled:
    "peut être, peuvent être, si, gratuitement, sans frais, maintenu, maintenue, repas, bagage",
  cancelling: `
    avons dû annuler, avons été contraints d'annuler, sommes contraints d'annuler,
    sommes obligés d'annuler, nous devons annuler
  `,
  askedToCancel:
    "veuillez annuler, merci d'annuler, merci de bien vouloir annuler, veuillez annuler … et réserver, merci d'annuler … et de réserver",
  notCancelling:
    "jamais, sans, aurions, aurait, devions, pourriez, souhaitez, voulez, préférez, presque, pas, lorsque, quand",
  insteadOf:
    "au lieu de, au lieu du, à la place de, à la place du, en remplacement de, en remplacement du",
  beforeFlight:
    "le, la, les, du, de, des, votre, vos, notre, ce, cet, vol initial, ancien, numéro, n°",
  replaced: `
    ancien vol, anciens vols, vols initiaux, plus valable, vol initial, vol d'origine, initialement, ancien horaire, au lieu de,
    horaire initial, horaires initiaux, anciens horaires, ancienne heure, heure initiale,
    horaire d'origine, horaires d'origine,
    ancien itinéraire, itinéraire initial, itinéraire d'origine, ancien train, train initial
  `,
  notReplaced: "reste, restent, inchangé, inchangés, inchangée, inchangées, maintenu, maintenus",
  replacedLabels: "ancien, avant, ancienne, auparavant, précédent",
  rebooked: `
    vous avons replacé sur, vous avons replacée sur, vous avons replacés sur, vous avez été replacé sur,
    vous avez été replacée sur, vous avez été replacés sur, voyagez désormais sur
  `,
  notBooked:
    "non réservé, non réservés, pas réservé, pas encore réservé, à réserver, encore à réserver, reste à réserver, pas encore réservés, non réservée",
  vehicles: "bus, car, autocar, navette, taxi",
  superseded: "a été remplacé, est remplacé, sera remplacé",
  replacement: `
    nouveau vol, nouveaux vols, nouveau, vol de remplacement, nouvel horaire, nouveaux horaires, nouvelle heure,
    nouvel itinéraire, nouveau train
  `,
  forExample: "par exemple, p. ex., p.ex.",
  offered: `
    devis, offre, offres, proposition, propositions, proposé, option, options, alternative,
    suggestion, suggestions, suggéré, sur demande, recommandé, recommandés, recherché, demande
  `,
  nextClause: "puis, ensuite, et ensuite, et puis, de là",
  airport: "aéroport",
  likePlaces: "les, des, par, sur, pas, est, son, vol",
  wordsLikePlaces: "une, aux, par, sur",
  likeAirlines: "la, le, es, en, un, du, et, de",
  afterFlight: "de",
};
