import type { Language } from "../../language.ts";

/** German words. */
export const german: Language = {
  months: `
    jan jän januar jänner, feb februar feber, mär mrz märz, apr april, mai, jun juni, jul juli,
    aug august, sep sept september, okt oktober, nov november, dez dezember
  `,
  weekdays:
    "mo montag, di dienstag, mi mittwoch, do donnerstag, fr freitag, sa samstag sonnabend, so sonntag",
  otherDates: `
    buchungsdatum, gebucht am, ausgestellt am, geburtsdatum, gesendet, gültig bis, geboren am, ausstellungsdatum, rechnungsdatum, zahlbar bis, bezahlt am,
    erstellt am, geb., geb. am, geboren, nicht vor, nicht nach, nicht gültig vor, nicht gültig nach, fällig am, fällig bis, zahlung bis, zahlung bis zum,
    zahlbar bis zum, zu zahlen bis, zu zahlen bis zum, zahlbar vor dem, zahlen bis, zahlen bis zum, bezahlen bis, bezahlen bis zum, bezahlt bis,
    zu bezahlen bis, überweisen bis, überweisen bis zum, gültig bis zum, rechnung vom, rechnungsdatum vom, angebot vom, schreiben vom, datiert vom,
    option bis, option bis zum, optionsfrist, optionsdatum, ticketfrist, ticketing bis, ticketing bis zum, ticketing deadline, ausstellungsfrist,
    ausstellung bis, ausstellung bis zum, auszustellen bis, auszustellen bis zum, ticketausstellung bis, ticketausstellung bis zum,
    ticketausstellung spätestens, ausstellen bis, buchen bis, buchen bis zum, buchbar bis, buchbar bis zum, zu buchen bis, buchung bis, reserviert bis,
    reserviert bis zum, gehalten bis, gehalten bis zum, frist, frist bis, fälligkeit, fälligkeitsdatum, zahlungsziel, zahlungsfrist, verfällt am,
    läuft ab am, angebot bis, angebot gültig bis
  `,
  oClock: "uhr",
  beforeClock: "um, ca., gegen",
  hours: "std, std., stunde, stunden, h",
  minutes: "min, min., minute, minuten",
  nextDay: `
    am nächsten tag, nächster tag, nächsten tag, am folgetag, folgetag, am tag danach,
    am nächsten morgen
  `,
  days: "tag, tage",
  otherTimes: `
    flugdauer, reisezeit, dauer, gesamtdauer, umsteigezeit, flugzeit, boarding, einstieg,
    umstieg, aufenthalt, check-in bis, gate schließt, gate öffnet, check-in schließt,
    check-in öffnet, gepäckabgabe bis, gepäckaufgabe bis, check-in ab, check-in spätestens,
    boardingzeit, boarding ab, boarding bis, einsteigezeit, schalter schließt, reisedauer,
    gesamtreisezeit, gesamtreisedauer, gesamte reisezeit
  `,
  departure: `
    abflug, abfahrt, abflugzeit, abflughafen, abfahrtszeit, start, abreise ab, abflug ab,
    abflugdatum, hebt ab, abfliegen
  `,
  arrival: `
    ankunft, landet, ankunftszeit, ankunftsflughafen, landung, zielflughafen, ankunft in,
    ankunftsdatum, ankommen, landen
  `,
  from: "von, ab, abflugort, startort, abfahrtsbahnhof, startbahnhof",
  to: "nach, an, zielort, ziel, zielbahnhof, ankunftsbahnhof",
  departsAt: "ab, abf.",
  arrivesAt: "an, ank.",
  noSide: `
    datum, uhrzeit, flugdatum, reisedatum, reisetag, strecke, flugstrecke, zeiten, zeit, tag,
    zeitraum, reisezeitraum
  `,
  links: "nach, bis, zu",
  terminal: "terminal",
  departureTerminal: "abflugterminal, abflug-terminal, terminal abflug, terminal ab",
  arrivalTerminal: "ankunftsterminal, ankunft-terminal, terminal ankunft, terminal an",
  flight: "flug",
  flightNumber: "flugnummer, flug nr, flug nr., flug-nr., flugnr, flugnr.",
  flightBefore: "flüge, flugnr, flugnr., flugnummer",
  flights: "flüge, flughafen, fluggesellschaft, airline",
  notFlights: `
    schiff, fähre, nr, zimmer, raum, saal, hörsaal, lkw, kennzeichen, gebäude, etage, büro, tisch, kapitel,
    seite, auftrag, rechnung, bestellung, kunde, bus, linie, gleis, stand, labor, werkstatt,
    ust-id, ust-idnr, ustid, uid, steuernummer, hrb
  `,
  bookingClass: "klasse, buchungsklasse, reiseklasse, kabine, beförderungsklasse, tarifklasse",
  serviceClass: "komfortklasse, wagenklasse",
  cabins: "economy, business, first, premium economy, economy class, business class",
  equipment: "flugzeug, fluggerät, flugzeugtyp",
  operatedBy: `
    durchgeführt von, ausgeführt von, durchgeführt durch, ausgeführt durch, betrieben von,
    durchführende fluggesellschaft
  `,
  train: "zug, zug nr, zug nr., zugnummer, bahn",
  station: "hbf, hb, hauptbahnhof, bahnhof, bhf, bf, sbb",
  platform: "gleis, bahnsteig",
  coach: "wagen, wg., wagennummer, wagen nr., wagen-nr., wagon",
  checkIn: "anreise, anreisetag, anreisedatum",
  checkOut: "abreise, abreisetag, abreisedatum",
  hotel: "hotel, hotel bestätigt, unterkunft",
  hotelTitles: `
    hotels, unterkünfte, unterbringung, hotelaufenthalte, hoteldetails, hotelübersicht,
    hotelleistungen
  `,
  overnight: "übernachtung, übernachtungen, nächtigung, nacht",
  staying: `
    ich habe ... gebucht, ich habe ... reserviert, wir haben ... gebucht, wir haben ... reserviert, habe ich ... gebucht, habe ich ... reserviert, haben wir ... gebucht, haben wir ... reserviert, ich
    habe ihnen ... reserviert, ich habe ihnen ... gebucht, wir haben ihnen ... reserviert, wir haben ihnen ... gebucht, ich habe euch ... gebucht, ich habe dir ... gebucht, wir wohnen, ich wohne, sie
    wohnen, ihr wohnt, wir übernachten, ich übernachte, sie übernachten, ihr übernachtet, wohnen wir, übernachten wir, wir schlafen, übernachten sie, wohnen sie, wohnt ihr, übernachtet ihr
  `,
  stayBooked: "gebucht, reserviert, bestätigt, bezahlt, ist gebucht",
  notStaying: `
    nicht, kein, keine, nie, falls, wenn, würde, würden, könnte, könnten, wäre, wären, hätte, hätten, war, waren, vielleicht, ausgebucht,
    statt, stattdessen, voll, oder, bis wann, wollte, wollten, eigentlich, vorgemerkt, letztes jahr, letztes mal, soll, sollen, tagung,
    konferenz, hochzeit, feier, seminar, workshop, veranstaltung, treffen, besprechung, meeting, parkplatz, hund, katze, chef, chefin,
    anderes, andere, kollegen, kollege, kollegin, muss, müssen, müsste, kann, können, zu, noch, aber, leider, bitte, sobald, neben, nahe,
    gegenüber, für meine, für meinen, für seine, für seinen, letzten sommer, bus, auto, stand
  `,
  notIncluded:
    "nicht inbegriffen, nicht inklusive, nicht enthalten, nicht eingeschlossen, nicht im preis, nicht im reisepreis, auf eigene kosten",
  lodging: "gasthof, gasthaus, pension, gästehaus, ferienwohnung, landhaus",
  address: "adresse, anschrift",
  nights: "nacht, nächte, übernachtung, übernachtungen",
  rooms: "zimmer, doppelzimmer, einzelzimmer",
  bookedAtHotels: `
    zimmer, doppelzimmer, einzelzimmer, mehrbettzimmer, familienzimmer, dreibettzimmer,
    doppelbett, suite, halbpension, vollpension, frühstück, all inclusive, erwachsene, gäste
  `,
  toBeConfirmed: `
    wird noch bestätigt, wird noch bekannt gegeben, wird noch bekanntgegeben, noch nicht bekannt,
    noch nicht bestätigt, noch zu bestätigen, noch offen, auf anfrage, folgt
  `,
  carRental:
    "autovermietung, mietwagenbuchung, autoanmietung, wagenmiete, mietwagenfirma, mietwagenanbieter",
  rentalCar: `
    mietwagen, leihwagen, mietauto, mietfahrzeug, mietwagen-voucher, mietwagens, mietautos,
    mietwagenreservierung, autoreservierung, fahrzeugreservierung
  `,
  carTitles: "auto, fahrzeug, pkw",
  rentalCompany: `
    vermieter, anbieter, firma, vermietfirma, autovermieter, mietwagenfirma, vermietstation,
    vermieter vor ort, partner vor ort
  `,
  pickUp: `
    abholung, übernahme, anmietung, abholort, abholdatum, abholzeit, annahme, fahrzeugübernahme,
    abholstation, anmietstation, übernahmeort, mietbeginn, abholung in, abholung am
  `,
  dropOff: `
    rückgabe, abgabe, rückgabeort, rückgabedatum, rückgabezeit, fahrzeugrückgabe,
    rückgabestation, mietende, rückgabe in, rückgabe am
  `,
  rentalPlace: "ort, station, filiale, standort",
  carGroup: `
    fahrzeuggruppe, fahrzeugkategorie, wagenklasse, fahrzeugklasse, fahrzeug, kategorie,
    wagenkategorie, fahrzeugtyp, gruppe, mietwagenkategorie
  `,
  orSimilar: "oder ähnlich, o. ä., o.ä., oder vergleichbar",
  carPrice: "mietpreis, mietwagenpreis, leihgebühr, gesamtmietpreis, mietpreis gesamt",
  parking: "parkplatz, parkhaus, parken, parkplatzreservierung, flughafenparkplatz, parkgebühr",
  parkingIncluded: "inklusive, inkl., inbegriffen, ist inbegriffen, enthalten, kostenlos",
  recordLocator: `
    buchungsnummer, auftragsnummer, buchungscode, buchungsreferenz, reservierungsnummer,
    reservierungscode, buchungs-nr., buchungsnr., buchungskennziffer, pnr-code, filekey,
    buchungscode der airline, airline-buchungscode, flugbuchungscode, flugbuchungsnummer,
    buchungsnummer flug, buchungscode flug, airline-pnr, airline pnr, pnr der airline,
    airline-referenz, referenz der airline, referenz der fluggesellschaft,
    buchungscode der fluggesellschaft, gds-buchungscode
  `,
  weakLocator: `
    unter der nummer, vorgangsnummer, vorgang, referenz, buchung, reservierung, reisenummer,
    reservierungscode dnr, bestellung, bestellnummer
  `,
  confirmation: `
    bestätigungsnummer, bestätigung, bestätigungscode, bestätigungsnr., hotelbestätigung,
    bestätigung des hotels, bestätigungsnummer des hotels
  `,
  airlineLocator: "buchungscode, referenz, fluggesellschaft",
  is: "ist, lautet, bleibt, sind, lauten",
  noLocators: "ausstehend, storniert, offen, folgt",
  ticket: `
    ticketnummer, ticket-nr., ticketnr., ticketnr, flugscheinnummer, ticket nr., ticket nr,
    e-ticket-nummer, e-ticketnummer, flugschein, ticketnummern, e-ticketnummern,
    e-ticket-nummern, flugscheinnummern
  `,
  numberWords: "nummer, nr, nr.",
  forWhom: "für",
  seat: "sitz, pl., sitzplatz, sitzplätze, platz, plätze, sitzplatznummer",
  total: `
    gesamtpreis, gesamtbetrag, gesamt, gesamtsumme, endpreis, endbetrag, summe, rechnungsbetrag,
    zu zahlen, reisepreis, zahlbetrag, preis gesamt, gesamtreisepreis, gesamtpreis der reise,
    reisepreis gesamt, gesamtkosten, flugpreis gesamt, gezahlter betrag, bezahlter betrag,
    gesamtpreis für alle, preis insgesamt, gesamtbetrag der buchung, gesamtsumme der buchung,
    bereits bezahlt, gezahlt, gesamtpreis aller reisenden, gesamtpreis aller passagiere, total flug,
    geschätzte gesamtkosten, niedrigster gesamtpreis, tickets gesamt, summe tickets,
    gesamtpreis des programms, gesamtpreis des pakets, gesamtpreis der pauschalreise,
    gesamtpreis reise, summe reise, gesamtpreis gruppe, gesamtpreis der gruppe
  `,
  price: "preis, ticketpreis, fahrpreis, preis pro buchung, gesamtpreis flug, gesamtpreis flüge",
  tripPrices: "preisübersicht, preisdetails, preis, preise, kosten, kostenübersicht",
  pricesFrom: "ab, schon ab, bereits ab",
  baseFare: "flugpreis, tarif, grundpreis, nettopreis, flugtarif, ticketpreis",
  taxes: "steuern, steuern und gebühren, steuern & gebühren, gebühren, taxen, steuern/gebühren",
  amountsTo: "beträgt, beläuft sich auf, ist",
  people: "personen, reisende, erwachsene, passagiere, reisenden, passagieren, fluggäste",
  perPerson:
    "pro person, p.p., p. p., je person, pro reisenden, pro passagier, /person, /pers, /p., /kopf",
  ofWhich:
    "davon, darin enthalten, inkl., inklusive, inkl, einschließlich, einschl., inklusive aller",
  currencies: "euro eur, sfr chf, fr. chf, franken chf",
  phone: `
    telefon, tel.-nr., mobil, rufnummer, telefonnummer, tel., hotline, service-hotline,
    kundenservice, 24-stunden-hotline, notfallnummer, notruf, servicenummer, kundendienst
  `,
  paid: "bezahlt, gezahlt, abgebucht",
  otherLabels: `
    gepäck, freigepäck, handgepäck, aufgabegepäck, gepäckbestimmungen, verpflegung, mahlzeit,
    zahlungsart, bezahlung, vielfliegernummer, tarifbasis, flugsteig
  `,
  mailSubject: "betreff",
  titles: "herr, frau",
  titlesMr: "herrn, hr., hr",
  titlesMs: "fr.",
  particles: "von, der, den, zu",
  surnameParticles: "von",
  noNames: `
    grüßen, grüße, reisebüro, rechnung, flughafen, familie, team, damen, kollegen, kunde, kundin, angabe,
    angaben, hund
  `,
  yearsOfAge: "jahre, j.",
  adults: "erwachsener, erwachsene, erw.",
  children: "kind",
  infants: "kleinkind, baby",
  and: "und",
  yours: "ihr, ihre, ihren, dein, deine, unser, unsere",
  statusLabels: "status, buchungsstatus, stat.",
  confirmed: "bestätigt, fest gebucht, gebucht",
  waitlisted: "warteliste, auf warteliste",
  nameLabels: `
    passagier, reisender, reisende, fluggast, name des reisenden, name des passagiers,
    name des fluggastes, reiseteilnehmer, passagiername, gast, hauptreisender, vor- und nachname,
    reisende/r, reisende(r), reisender/reisende, hauptfahrer, fahrer, mieter, hauptgast,
    reiseanmelder,
    erwachsener passagier, fahrgast, name des fahrgasts,
    mitreisender, mitreisende/r, mitreisende(r)
  `,
  namesLabels: `
    passagiere, reisende, fluggäste, mitreisende, gäste, es reisen, es fliegen, reiseteilnehmer,
    fahrgäste
  `,
  salutations: "sehr geehrter, sehr geehrte, lieber, liebe",
  greetings: "guten tag, hallo, guten morgen, guten abend, grüß gott, grüezi",
  closings: `
    mit freundlichen grüßen, freundliche grüße, mit besten grüßen, beste grüße, viele grüße, liebe grüße,
    herzliche grüße, schöne grüße, grüße, mit freundlichem gruß, freundlichen grüßen, gruß, mfg,
    hochachtungsvoll, ihr reiseberater, ihre reiseberaterin, ihr ansprechpartner, ihre ansprechpartnerin
  `,
  inNameOf:
    "auf den namen, auf den namen von, ausgestellt auf, reiseplan für, reiseunterlagen für, reisebestätigung für, auf die namen, gebucht auf:, wie im pass:, wie in den pässen:, wie im reisepass:, wie im ausweis:, tickets lauten auf, namen auf den tickets sind, namen in der buchung sind",
  bookedElsewhere: "tisch, restaurant, abendessen, mittagessen, termin, paket",
  surnameFirst: "never",
  surnames: "one",
  clientLabels: "anmelder, kunde, kundin, mitarbeiter, mitarbeiterin, für, kunden, kunde(n)",
  anybody: "gast, gäste, vor- und nachname, fahrer, hauptfahrer, mieter",
  airline: "airline, fluggesellschaft, gesellschaft, fluglinie",
  surname: "nachname, familienname, zuname",
  given: "vorname, vornamen",
  personType: "typ, art, passagierart, reisendentyp",
  personTitle: "anrede, titel",
  meetingLabels: "teilnehmer, teilnehmende, teilnehmerinnen, anwesend, anwesende, eingeladen",
  travellers: `
    passagiere, passagierinformationen, passagierinformation, passagierdaten, passagierliste,
    reisende, reisendendaten, mitreisende, fluggäste, reiseteilnehmer, reisende/r, wer reist,
    wer reist mit, ihre reisegruppe, teilnehmer der reise, reisende personen,
    wer fliegt, fahrgäste
  `,
  outward: "hinflug, hinfahrt, hinreise, hin",
  returning: "rückflug, rückfahrt, rückreise, zurück, rück",
  layovers: "umsteigezeit, umstieg, umsteigen, aufenthalt, wartezeit, zwischenstopp",
  transfers: "transfer, transfers, taxi, shuttle, zubringer",
  meetings:
    "treffpunkt, treffen, rückgabe des mietwagens, rückgabe des mietautos, abgabe des mietwagens",
  parting: "hinflug, rückflug, hinfahrt, rückfahrt, abschnitt, strecke, hinreise, rückreise",
  beforeDay: "am",
  known: `
    std, std., flug, flüge, zug, uhr, um, am, mit, und, der, die, das, flughafen, bestätigt, zu, ortszeit,
    nummer, fluggesellschaft, von, nach, über, direktflug, nonstop
  `,
  columns: `
    flug, flugnr, datum, von, nach, ab, an, abflug, ankunft, klasse, uhrzeit, gesellschaft,
    strecke, status, sitz, reisender, name, typ, währung,
    flughafen,
    diät, ernährungswunsch
  `,
  shortTitles:
    "kl class, kl. class, abfl. departure, ank. arrival, startdatum departure, enddatum arrival",
  classColumns: "klasse",
  cancelled: "storniert, annulliert, gestrichen, fällt aus, fallen aus, ausgefallen",
  notCancelled: "kostenlos, kostenfrei, kann, können, bis",
  cancelling: `
    … mussten wir … stornieren, … mussten wir … annullieren, … mussten wir … streichen,
    … mussten wir … absagen, wir mussten … stornieren, wir mussten … annullieren,
    wir mussten … streichen, … müssen wir … stornieren, … müssen wir … annullieren,
    … müssen wir … streichen, wir müssen … stornieren, wir müssen … annullieren
  `,
  askedToCancel:
    "bitte stornieren sie, bitte storniere, bitte annullieren sie, bitte stornieren sie … und buchen sie, bitte storniere … und buche",
  notCancelling:
    "nie, niemals, nicht, falls, wenn, sollte, sollten, möchten, möchte, würden, könnten, könnte, fast, beinahe, ohne, ob, wünschen, lieber",
  insteadOf: "statt, anstatt, anstelle, anstelle von",
  beforeFlight:
    "den, dem, der, des, die, ihr, ihren, ihrem, ihres, ihrer, deinen, deines, unseren, unseres, von, ursprünglichen, alten, bisherigen, gebuchten, geplanten, folgenden, ursprünglicher, alter, bisheriger, gebuchter, geplanter, nummer, nr.",
  replaced: `
    alter flug, bisheriger flug, ursprünglicher flug, ursprünglich, bisher, statt, alte flüge, bisherige flüge, ursprüngliche flüge, nicht mehr gültig, alte verbindung,
    ursprüngliche verbindung, alte zeit, alte zeiten, alte flugzeit, alte flugzeiten, alte abflugzeit, bisherige zeit, bisherige zeiten, bisherige flugzeit, bisherige flugzeiten,
    bisherige abflugzeit, ursprüngliche zeit, ursprüngliche zeiten, ursprüngliche abflugzeit, bisherige reiseroute, ursprüngliche reiseroute, alter reiseplan, bisheriger reiseplan, bisherigen flüge, ursprünglichen flüge, alten flüge, alter zug, ursprünglicher zug, bisheriger zug
  `,
  notReplaced: "bleiben, bleibt, unverändert, gelten wieder, gelten weiterhin",
  replacedLabels: "alt, bisher, vorher, alter plan, bisher geplant",
  rebooked: `
    haben sie auf … umgebucht, haben wir sie auf … umgebucht, wir haben dich auf … umgebucht, haben wir
    dich auf … umgebucht, sie wurden auf … umgebucht, fliegen nun mit, fliegst nun mit
  `,
  notBooked:
    "nicht gebucht, noch nicht gebucht, nicht reserviert, nicht gebuchte, noch nicht reserviert, noch zu buchen",
  vehicles: "bus, busse, ersatzbus, taxi, bustransfer, schienenersatzverkehr",
  superseded:
    "wurde ersetzt, wird ersetzt, ist ersetzt worden, wurde durch … ersetzt, wird durch … ersetzt, ist durch … ersetzt worden",
  replacement: `
    neuer flug, neue flüge, ersatzflug, neu, stattdessen, neue verbindung, neue zeit, neue zeiten,
    neue flugzeit, neue flugzeiten, neue abflugzeit, neuer reiseplan, neue reiseroute, neuen flüge, neuer zug, ersatzzug
  `,
  forExample: "zum beispiel, z.b., z. b., beispielsweise",
  offered: `
    angebot, angebote, reiseangebot, hotelangebot, hotelangebote, vorschlag, vorschläge,
    reisevorschlag, hotelvorschlag, hotelvorschläge, option, optionen, alternative,
    alternativen, alternativhotel, auf anfrage, angefragt, empfehlung, empfehlungen,
    hotelempfehlung, hotelempfehlungen, kostenvoranschlag, unverbindlich, gesucht, anfrage,
    reiseanfrage, mietwagenanfrage, hotelanfrage
  `,
  nextClause: "dann, danach, anschließend, und dann, von dort",
  airport: "flughafen",
  likePlaces: "der, die, das, und, von, mit, aus, bei, den, dem",
  wordsLikePlaces: "zum, zur, vor, mit",
  likeAirlines: "ab, an, um, im, zu, am, es",
  afterFlight: "um, am, ab, an",
};
