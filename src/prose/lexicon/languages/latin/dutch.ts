import type { Language } from "../../language.ts";

/** Dutch words. */
export const dutch: Language = {
  months: `
    jan januari, feb februari, mrt maart, apr april, mei, jun juni, jul juli, aug augustus,
    sep sept september, okt oktober, nov november, dec december
  `,
  weekdays: "ma maandag, di dinsdag, wo woensdag, do donderdag, vr vrijdag, za zaterdag, zo zondag",
  ordinals: "e",
  otherDates: `
    datum van uitgifte, geboortedatum, geboekt op, uitgegeven op, verzonden, afgegeven op, geldig tot, boekingsdatum, factuurdatum, geboren, geboren op,
    geb., te betalen voor, te betalen vóór, te voldoen voor, vervaldatum, uiterste betaaldatum, betalen voor, betalen vóór, betaal voor, betaal vóór,
    betalen uiterlijk, te betalen uiterlijk, betalen uiterlijk op, geldig t/m, geldig tot en met, optie tot, optie tot en met, optiedatum,
    ticketing deadline, ticketdeadline, deadline, uitgeven voor, uitgifte voor, uit te geven voor, boeken voor, boeken vóór, boek voor, boek vóór,
    boeken tot, te boeken tot, boekbaar tot, factuur van, factuur d.d., offerte van, vervalt op, verloopt op, gereserveerd tot
  `,
  oClock: "uur, u",
  beforeClock: "om, rond, omstreeks",
  hours: "u, uur, uren",
  minutes: "min, minuten",
  nextDay: "de volgende dag, volgende dag, dag erna, de dag erna, dag later",
  days: "dag, dagen",
  otherTimes: `
    duur, reistijd, vliegtijd, vluchtduur, overstap, boarding, instappen, overstaptijd,
    instaptijd, reisduur, boardingtijd, gate sluit, gate opent, inchecken tot,
    incheckbalie sluit, bagage inleveren tot, boarden, instappen vanaf, totale reistijd,
    wachttijd, totale reisduur, totale vluchtduur
  `,
  departure: `
    vertrek, vertrektijd, vertrekt, vertrekluchthaven, vertrekdatum, vertrek van, vertrek uit, vertrekken, vertrek je, stijgt op
  `,
  arrival: `
    aankomst, aankomsttijd, aankomstdatum, komt aan, landt, aankomstluchthaven, aankomst in, aankomst op,
    aankomt, aankomen, landen, land je, landt u, kom je aan, komt u aan, komen jullie aan, landen jullie
  `,
  departsAt: "vertr.",
  arrivesAt: "aank.",
  from: "van, vanaf, vanuit, vertrekstation, van station, uit",
  to: "naar, bestemming, aankomststation, naar station, bestemmingsstation",
  noSide: `
    datum, tijd, vluchtdatum, reisdatum, route, traject, tijden, periode, verblijfsperiode
  `,
  links: "naar, tot",
  terminal: "terminal",
  departureTerminal: "vertrekterminal, terminal vertrek",
  arrivalTerminal: "aankomstterminal, terminal aankomst",
  flight: "vlucht",
  flightNumber: "vluchtnummer, vluchtnr, vluchtnr., vlucht nr, vlucht nr.",
  flightBefore: "vluchtnummer, vluchtnr",
  flights: "vluchten, luchthaven, luchtvaartmaatschappij, maatschappij",
  notFlights: `
    schip, veerboot, zaal, kamer, lokaal, vrachtwagen, bus, lijn, bestelling, factuur, klant, gebouw, verdieping,
    cursus, spoor, kenteken, btw, btw-nummer, kvk
  `,
  bookingClass: "klasse, klas, boekingsklasse, reisklasse, cabine, tariefklasse",
  serviceClass: "reisklasse",
  cabins: "economy, business, economy class, business class, premium economy, first",
  equipment: "vliegtuig, toestel, vliegtuigtype, toesteltype",
  operatedBy: "uitgevoerd door, gevlogen door, vlucht uitgevoerd door",
  train: "trein, treinnummer, trein nr., intercity direct",
  station: "centraal, station",
  platform: "spoor, perron",
  coach: "rijtuig, wagon, rijtuignummer",
  checkIn: "aankomstdatum, incheckdatum, incheckdag, inchecken, check-in",
  checkOut: "vertrekdatum, uitcheckdatum, uitcheckdag, uitchecken, check-out",
  hotel: "hotel, accommodatie, verblijf",
  hotelTitles: `
    hotels, accommodaties, verblijven, overnachtingen, logies, hotelverblijf
  `,
  overnight: "overnachting, verblijf, nacht",
  staying: `
    ik heb ... geboekt, ik heb ... gereserveerd, we hebben ... geboekt, we hebben ... gereserveerd, wij hebben
    ... geboekt, wij hebben ... gereserveerd, we zitten, wij zitten, je zit, jullie zitten, we slapen, we
    verblijven, wij verblijven, u verblijft, we overnachten, wij overnachten, u overnacht, we logeren, u logeert, jullie verblijven, jullie slapen, jullie overnachten, jullie logeren, je verblijft, je slaapt, u slaapt
  `,
  stayBooked: "geboekt, gereserveerd, bevestigd, betaald",
  notStaying: `
    niet, geen, nooit, als, zou, zouden, kon, konden, was, waren, had, hadden, vol, volgeboekt, misschien,
    plaats van, of, dacht, gekeken, vorig jaar, vorige keer, zullen, vergadering, conferentie, congres,
    bruiloft, feest, seminar, zaal, parkeren, hond, kat, baas, collega, ander, anders, collega's, moet, moeten,
    kan, kunnen, te, nog, maar, helaas, zodra, graag, naast, tegenover, vlakbij, voor mijn, voor zijn, voor
    haar, bus, auto, taxi
  `,
  notIncluded: "niet inbegrepen, niet inclusief, exclusief, op eigen kosten",
  lodging: "herberg, pension",
  address: "adres",
  nights: "nacht, nachten, overnachtingen, aantal nachten",
  rooms: "kamer, kamers, aantal kamers",
  bookedAtHotels: `
    kamer, kamers, tweepersoonskamer, eenpersoonskamer, suite, halfpension, volpension, ontbijt,
    volwassenen
  `,
  toBeConfirmed: `
    te bevestigen, nog te bevestigen, wordt nog bevestigd, nog niet bekend, nog niet bevestigd,
    volgt, op aanvraag
  `,
  carRental: "autoverhuur, autohuur",
  rentalCar: "huurauto, huurwagen, autoreservering, autoboeking",
  carTitles: "auto, voertuig",
  rentalCompany: "verhuurder, maatschappij, bedrijf, autoverhuurder, verhuurbedrijf",
  pickUp: `
    ophalen, afhalen, ophaallocatie, ophaaldatum, ophaaltijd, ophaalpunt, ophalen bij
  `,
  dropOff: `
    inleveren, terugbrengen, inleverlocatie, inleverdatum, inlevertijd, inleverpunt, inleveren bij
  `,
  rentalPlace: "locatie, plaats, vestiging",
  carGroup: "autogroep, categorie, autoklasse, type auto, voertuig, autotype, model",
  orSimilar: "of vergelijkbaar, of gelijkwaardig",
  carPrice: "huurprijs, huursom",
  parking: "parkeren, parkeerplaats, parkeergarage, parking",
  parkingIncluded: "inbegrepen, is inbegrepen, inclusief, gratis",
  recordLocator: `
    boekingsnummer, boekingscode, boekingsreferentie, reserveringsnummer, reserveringscode,
    reserveringsreferentie, boekingsnr., boekingskenmerk, boekingscode vlucht,
    boekingscode luchtvaartmaatschappij, boekingsnummer vlucht, pnr luchtvaartmaatschappij,
    airline pnr, airline-code, airlinecode, referentie luchtvaartmaatschappij, referentie van de luchtvaartmaatschappij
  `,
  weakLocator: `
    referentie, ref., reservering, boeking, dossier, dossiernummer, reisnummer, bestelling,
    bestelnummer, ordernummer
  `,
  confirmation: `
    bevestigingsnummer, bevestiging, bevestigingscode, bevestiging hotel, hotelbevestiging,
    bevestigingsnummer hotel, reservatie, reservatienummer
  `,
  airlineLocator: "referentie, kenmerk",
  is: "is, luidt, blijft, is de, zijn, luiden",
  noLocators: "geannuleerd, volgt",
  ticket:
    "ticketnummer, ticket nr., ticketnr., e-ticketnummer, vliegticket, ticketnummers, e-ticketnummers, tickets, e-tickets",
  numberWords: "nummer, nr.",
  forWhom: "voor",
  seat: "stoel, stoelen, stoelnummer, zitplaats, zitplaatsen, plaats",
  total: `
    totaal, totaalprijs, totaalbedrag, totale prijs, totaal betaald, te betalen, eindbedrag,
    totale kosten, totale reissom, totaal te betalen, totaalprijs reis, betaald bedrag,
    totaal bedrag, totaalbedrag betaald, totaalsom,
    totaal te voldoen, te voldoen, totaal groep, totaalprijs groep,
    totaal tickets, laagste totaalprijs, geschatte totale kosten,
    totaalprijs van de reis
  `,
  price: "prijs, reissom, kosten",
  tripPrices: "prijsoverzicht, prijsdetails, prijs, kosten, kostenoverzicht, prijsopbouw",
  pricesFrom: "vanaf, al vanaf",
  baseFare: "tarief, ticketprijs, vliegtarief, basistarief",
  taxes: `
    belastingen, belastingen en toeslagen, toeslagen, belasting, belastingen en heffingen,
    luchthavenbelasting, taksen
  `,
  amountsTo: "bedraagt, is",
  people:
    "personen, passagiers, reizigers, volwassenen, reiziger, passagier, deelnemers, deelnemer",
  perPerson: "per persoon, p.p., per passagier, /persoon, /pers",
  ofWhich: "waarvan, inclusief, incl., inclusief alle",
  phone: `
    telefoon, tel, tel., mobiel, telefoonnummer, bel, klantenservice, alarmnummer, noodnummer
  `,
  paid: "betaald, afgeschreven",
  otherLabels: `
    bagage, handbagage, ruimbagage, bagagevrijdom, maaltijd, betaling, betaalwijze,
    betaald met
  `,
  mailSubject: "onderwerp",
  titles: "dhr, dhr., mevr, mevr.",
  titlesMr: "de heer, heer",
  titlesMs: "mw, mw., mevrouw, mej., mej",
  titlesLikeNames: "heer, de heer",
  particles: "van, der, den, ter, ten, de, 't",
  surnameParticles: "van der, van den, van de",
  noNames: `
    groet, groeten, reisbureau, reizen, geachte, beste, bedankt, klant, familie, team, geen
  `,
  yearsOfAge: "jaar, jr.",
  adults: "volwassene",
  children: "kind",
  infants: "baby",
  and: "en",
  yours: "uw, je, jouw, de, het",
  statusLabels: "status, boekingsstatus",
  confirmed: "bevestigd, geboekt",
  waitlisted: "wachtlijst, op wachtlijst",
  nameLabels: `
    passagier, reiziger, naam passagier, naam, gast, naam reiziger, naam van de passagier,
    hoofdboeker, hoofdreiziger, bestuurder, hoofdbestuurder, huurder, naam gast,
    naam van de gast, gastnaam, hoofdgast,
    medereiziger, medepassagier
  `,
  namesLabels: "passagiers, reizigers, gasten, passagier(s), reiziger(s), reizen mee, reisgenoten",
  salutations: "geachte, beste",
  greetings: "goedendag, hallo, goedemorgen, goedemiddag, dag",
  closings: `
    met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, groet,
    groeten, groetjes, hartelijke groet, hartelijke groeten, hoogachtend, mvg, uw reisadviseur
  `,
  inNameOf:
    "op naam van, ten name van, t.n.v., op de namen, namen op de tickets zijn, namen op de boeking zijn, zoals in de paspoorten:",
  bookedElsewhere: "tafel, restaurant, diner, lunch, afspraak, pakket",
  surnameFirst: "never",
  surnames: "one",
  clientLabels: "klant, medewerker, klanten",
  anybody: "naam, gast, gasten, hoofdboeker, bestuurder, hoofdbestuurder, huurder",
  airline: "maatschappij, luchtvaartmaatschappij, luchtvaart",
  surname: "achternaam, familienaam",
  given: "voornaam, voornamen",
  personType: "type, soort",
  personTitle: "aanhef, titel",
  meetingLabels: "deelnemers, aanwezig, aanwezigen, genodigden",
  travellers: `
    passagiers, reizigers, passagiersgegevens, reisgezelschap, passagier(s), reiziger(s),
    wie reist er mee,
    wie vliegt er mee, wie reist er
  `,
  outward: "heen, heenvlucht, heenreis",
  returning: "terug, terugvlucht, terugreis, retour",
  layovers: "overstap, overstaptijd, tussenstop",
  transfers: "transfer, transfers, taxi",
  meetings: `
    verzamelen, verzamelpunt, ontmoetingspunt, inleveren huurauto, inleveren van de huurauto
  `,
  parting: "heenvlucht, terugvlucht, heenreis, terugreis, heen, terug, retour, heenrit, terugrit",
  beforeDay: "op",
  known: `
    van, vlucht, om, op, naar, en, de, het, luchthaven, uur, bevestigd, lokale tijd, met, nummer,
    via, rechtstreeks
  `,
  columns: `
    valuta, vlucht, vluchtnr, datum, van, naar, vertrek, aankomst, klasse, tijd, maatschappij, stoel,
    passagier, status, route,
    luchthaven,
    dieet, dieetwens, dieetwensen
  `,
  shortTitles: "kl class, kl. class, vertr. departure, aank. arrival",
  classColumns: "klasse",
  cancelled: "geannuleerd, vervallen, geschrapt",
  notCancelled: "kan, kunnen, gratis, kosteloos, indien",
  cancelling: `
    hebben … moeten annuleren, … moesten wij … annuleren, … moesten we … annuleren,
    … moeten wij … annuleren, … moeten we … annuleren, wij moesten … annuleren,
    we moesten … annuleren, genoodzaakt … te annuleren
  `,
  askedToCancel: "annuleer alstublieft, annuleer alstublieft … en boek",
  notCancelling: "nooit, niet, als, wanneer, zou, zouden, wilt, wil, liever, bijna, zonder",
  insteadOf: "in plaats van",
  beforeFlight:
    "de, het, uw, jouw, je, onze, oorspronkelijke, oude, geboekte, geplande, volgende, nummer",
  replaced: `
    oude vlucht, oude vluchten, oorspronkelijke vlucht, oorspronkelijke vluchten,
    niet meer geldig, oorspronkelijk, was, in plaats van, oude tijd,
    oude tijden, oude vertrektijd, oorspronkelijke tijd, oorspronkelijke vertrektijd,
    vorige tijd,
    oud reisschema, oorspronkelijk reisschema, oude trein, oorspronkelijke trein
  `,
  notReplaced: "blijft, blijven, ongewijzigd",
  replacedLabels: "oud, eerst, voorheen, eerder",
  rebooked: `
    hebben wij u omgeboekt naar, hebben we u omgeboekt naar, hebben we je omgeboekt naar, bent omgeboekt
    naar
  `,
  notBooked:
    "niet geboekt, nog niet geboekt, niet gereserveerd, nog te boeken, nog niet gereserveerd",
  vehicles: "bus, bussen, taxi",
  superseded:
    "is vervangen, werd vervangen, wordt vervangen, is door … vervangen, wordt door … vervangen",
  replacement: `
    nieuwe vlucht, nieuwe vluchten, nieuw, vervangende vlucht, nieuwe tijden, nieuwe tijd, nieuwe vertrektijd,
    nieuw reisschema, nieuwe trein
  `,
  forExample: "bijvoorbeeld, bijv., bv.",
  offered: `
    offerte, aanbieding, aanbod, voorstel, reisvoorstel, optie, opties, alternatief,
    alternatieven, op aanvraag, suggestie, suggesties, aanvraag, gezocht
  `,
  nextClause: "dan, daarna, en dan, en daarna, vervolgens",
  airport: "luchthaven, vliegveld",
  likePlaces: "een, het, met, bij, als, nog",
  wordsLikePlaces: "met, aan, uit, bij",
  likeAirlines: "op, om, is, na, de, en",
  afterFlight: "om, op",
};
