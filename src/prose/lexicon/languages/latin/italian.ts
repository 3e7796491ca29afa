import type { Language } from "../../language.ts";

/** Italian words. */
export const italian: Language = {
  months: `
    gen gennaio, feb febbraio, mar marzo, apr aprile, mag maggio, giu giugno, lug luglio,
    ago agosto, set sett settembre, ott ottobre, nov novembre, dic dicembre
  `,
  weekdays: `
    lun lunedì lunedi', mar martedì martedi', mer mercoledì mercoledi', gio giovedì giovedi',
    ven venerdì venerdi', sab sabato, dom domenica
  `,
  ofMonth: "di",
  ordinals: "º, °",
  otherDates: `
    nato il, emesso il, data di emissione, data di nascita, nata il, valido fino al, data di prenotazione, emessa il, pagato il, nato, nata,
    non valido prima del, non valido dopo il, non prima del, non dopo il, da pagare entro, da pagare entro il, da saldare entro il, scadenza pagamento,
    pagare entro il, pagare entro, da saldare entro, saldare entro il, saldare entro, valido fino a, valida fino al, valida fino a, valido sino al,
    scadenza, scadenza emissione, scadenza biglietto, scadenza opzione, data di scadenza, data scadenza, emettere entro il, emettere entro,
    da emettere entro il, da emettere entro, emissione entro il, emissione entro, prenotare entro il, prenotare entro, da prenotare entro il,
    acquistare entro il, opzione fino al, opzione al, opzione entro il, fattura del, fattura in data, data fattura, data della fattura, preventivo del,
    scade il, confermare entro il
  `,
  beforeClock: "ore, alle, alle ore, h, ore:, dalle, delle, ora",
  hours: "h, ora, ore",
  minutes: "min, m, minuti",
  nextDay: `
    giorno dopo, giorno successivo, giorno seguente, il giorno successivo, del giorno successivo,
    il giorno dopo, del giorno dopo, del giorno seguente, il giorno seguente
  `,
  days: "giorno, giorni, g",
  otherTimes: `
    durata, scalo, imbarco, durata del volo, tempo di volo, coincidenza, orario di imbarco,
    durata totale, chiusura gate, chiusura imbarco, il gate chiude, gate chiude,
    chiusura check-in, inizio imbarco, check-in entro, consegna bagagli entro, tempo di scalo,
    attesa, durata del viaggio, durata totale del viaggio, durata totale del volo
  `,
  departure: `
    partenza, parte, orario di partenza, ora di partenza, aeroporto di partenza, partenza da,
    decollo, parte alle, decolla, decollate, partite da, partiamo da
  `,
  arrival: `
    arrivo, arriva, orario di arrivo, ora di arrivo, aeroporto di arrivo, arrivo a, atterraggio,
    arriva alle, atterra, atterrate, atterriamo, atterrerete, arrivate a, arriviamo a
  `,
  departsAt: "part.",
  arrivesAt: "arr.",
  from: "da, origine, partendo da, dal, stazione di partenza, da stazione",
  to: "a, ad, al, destinazione, per, stazione di arrivo, a stazione",
  noSide: `
    data, ora, data del volo, data di viaggio, tratta, orario, itinerario, percorso, orari,
    periodo, soggiorno, periodo di soggiorno
  `,
  links: "a, ad, al, per",
  terminal: "terminal",
  departureTerminal: "terminal di partenza, terminal partenza",
  arrivalTerminal: "terminal di arrivo, terminal arrivo",
  flight: "volo",
  flightNumber: "numero volo, numero di volo, volo n., volo n°, volo nr., n. volo",
  flightBefore: "numero volo, numero di volo",
  flights: "voli, aeroporto, compagnia aerea, vettore",
  notFlights: `
    nave, traghetto, aula, sala, stanza, camera, camion, autobus, ordine, fattura, cliente, edificio, piano,
    binario, targa, partita iva, p.iva, iva
  `,
  bookingClass:
    "classe, classe di prenotazione, cabina, classe tariffaria, classe di servizio, cl.",
  serviceClass: "servizio, livello di servizio, livello",
  cabins: `
    economica, economy, business, prima, turistica, premium economy, classe economica,
    prima classe, premium
  `,
  equipment: "aeromobile, aereo, tipo di aeromobile",
  operatedBy: "operato da, effettuato da, volo operato da, operata da, operato dalla",
  train: "treno, treno n., numero treno, treno n°",
  station: "stazione, centrale, termini",
  platform: "binario",
  coach: "carrozza, vagone, numero carrozza, carrozza n.",
  checkIn: "check-in, data di arrivo, arrivo il",
  checkOut: "check-out, data di partenza, partenza il",
  hotel: "hotel, hotel confermato, albergo, struttura, alloggio",
  hotelTitles: "alberghi, alloggi, strutture, sistemazione, sistemazioni, soggiorni",
  overnight: "pernottamento, soggiorno, notte",
  staying: `
    ho prenotato, abbiamo prenotato, vi ho prenotato, ti ho prenotato, le ho prenotato, vi abbiamo prenotato,
    alloggiamo, alloggio, dormiamo, pernottiamo, soggiorniamo, soggiornate, alloggiate, alloggerete, soggiornerete, dormirete, pernotterete, alloggeremo, soggiorneremo
  `,
  stayBooked: "prenotato, prenotata, confermato, confermata, pagato, si paga",
  notStaying: `
    chiesto, non, mai, se, sarebbe, potrebbe, avrebbe, era, erano, aveva, avevamo, completo, forse, invece, o, oppure,
    pensavo, pensavamo, guardato, l'anno scorso, volta scorsa, riunione, conferenza, convegno, matrimonio,
    festa, seminario, sala, parcheggio, cane, gatto, capo, collega, altro, al completo, colleghi, da prenotare,
    deve, devono, può, ma, però, purtroppo, appena, vicino, di fronte, accanto, per mia, per mio, per i miei,
    bisogna, bus, auto, taxi
  `,
  notIncluded:
    "non incluso, non inclusa, non è incluso, non è inclusa, non compreso, non compresa, a proprio carico",
  lodging: "albergo, agriturismo, locanda, pensione, masseria",
  address: "indirizzo",
  nights: "notte, notti, pernottamenti, numero di notti",
  rooms: "camera, camere, numero di camere",
  bookedAtHotels: `
    camera, camere, suite, letto matrimoniale, mezza pensione, pensione completa, colazione,
    prima colazione, adulti
  `,
  toBeConfirmed: "da confermare, da definire, in attesa, in attesa di conferma, su richiesta",
  carRental: "autonoleggio, noleggio auto, noleggio veicolo, noleggio macchina",
  rentalCar: `
    auto a noleggio, macchina a noleggio, auto noleggiata, veicolo a noleggio, prenotazione
    auto, prenotazione dell'auto, auto prenotata
  `,
  carTitles: "auto, automobile, macchina, veicolo",
  rentalCompany: `
    compagnia, società, noleggiatore, fornitore, società di noleggio, compagnia di noleggio
  `,
  pickUp: `
    ritiro, presa in consegna, luogo di ritiro, data di ritiro, ora di ritiro, data ritiro,
    ora ritiro, luogo ritiro, ritiro presso
  `,
  dropOff: `
    riconsegna, restituzione, luogo di riconsegna, data di riconsegna, ora di riconsegna,
    consegna, data riconsegna, ora riconsegna, luogo riconsegna, riconsegna presso
  `,
  rentalPlace: "luogo, sede, ufficio",
  carGroup: "categoria, gruppo, veicolo, tipo di veicolo, modello, tipo auto, gruppo auto",
  orSimilar: "o simile, o similare, o equivalente",
  carPrice: `
    prezzo del noleggio, costo noleggio, prezzo noleggio, totale noleggio, totale del noleggio
  `,
  parking: "parcheggio, posto auto",
  parkingIncluded: "incluso, è incluso, compreso, gratuito",
  recordLocator: `
    codice di prenotazione, codice prenotazione, numero di prenotazione, numero prenotazione,
    riferimento prenotazione, riferimento di prenotazione, codice pnr, pnr voli, pnr volo, prenotazione n.,
    prenotazione numero, codice della prenotazione, codice prenotazione voli,
    codice prenotazione volo, codice prenotazione aerea, codice di prenotazione del volo,
    codice di conferma del volo,
    codice compagnia aerea, riferimento volo, pnr compagnia, pnr della compagnia,
    riferimento della compagnia aerea, riferimento compagnia aerea, codice della compagnia aerea
  `,
  weakLocator: `
    riferimento, rif., prenotazione, codice biglietto, pratica, codice viaggio, ordine,
    numero ordine
  `,
  confirmation: `
    numero di conferma, codice di conferma, conferma, numero conferma, conferma n.,
    conferma dell'hotel, conferma hotel, confermato dall'hotel con il numero
  `,
  airlineLocator: "riferimento, codice, compagnia aerea, linea aerea",
  is: "è, rimane, resta, è il, è la, sono, sono il",
  noLocators: "annullato, sospeso",
  ticket: `
    biglietto, biglietti, numero di biglietto, numero biglietto, biglietto elettronico,
    numeri di biglietto, numeri dei biglietti, biglietti elettronici,
    biglietto n., biglietto n°, n. biglietto, numero del biglietto, e-ticket n., biglietto nr.
  `,
  numberWords: "numero, n., n°",
  forWhom: "per",
  seat: "posto, posti, posto a sedere, numero posto",
  total: `
    totale, prezzo totale, importo totale, totale pagato, totale da pagare, totale complessivo,
    costo totale, totale generale, totale viaggio, totale del viaggio, prezzo totale del viaggio,
    totale prenotazione, totale della prenotazione, importo pagato, totale ordine, spesa totale,
    importo totale pagato, totale importo, tariffa totale, pagato, totale pratica,
    totale biglietti, totale dei biglietti, prezzo totale più basso, costo totale stimato,
    totale programma, totale del programma, totale pacchetto, totale del pacchetto,
    prezzo totale del pacchetto, totale della pratica, totale gruppo, totale del gruppo
  `,
  price: "prezzo, importo, totale pacchetto, quota totale di partecipazione",
  tripPrices:
    "dettaglio prezzo, riepilogo prezzi, riepilogo costi, prezzo, costi, dettaglio tariffa",
  pricesFrom: "da, a partire da, a partire dal",
  baseFare: "tariffa, tariffa base, tariffa aerea, prezzo del biglietto, tariffa netta",
  taxes: `
    tasse, tasse e supplementi, tasse aeroportuali, tasse e oneri, imposte, tasse e diritti,
    tasse e spese
  `,
  amountsTo: "è di, ammonta a, è pari a",
  people: "persone, passeggeri, viaggiatori, adulti, passeggero, partecipanti",
  perPerson: "a persona, per persona, a passeggero, cadauno, /persona, /pers",
  ofWhich: `
    di cui, incluse, inclusi, incluso, compresi, comprese, incl., tasse incluse, tasse comprese
  `,
  phone: `
    telefono, tel, tel., cellulare, chiamare, assistenza clienti, servizio clienti,
    numero di emergenza, emergenze
  `,
  paid: "pagato, addebitato",
  otherLabels: `
    bagaglio, bagagli, franchigia bagaglio, franchigia, bagaglio a mano, bagaglio in stiva,
    pasto, pagamento, metodo di pagamento, modalità di pagamento, base tariffaria,
    frequent flyer, uscita
  `,
  mailSubject: "oggetto",
  titles: "sig, sig., sig.ra",
  titlesMr: "signor, sig.re",
  titlesMrs: "signora",
  titlesMs: "sig.na, signorina",
  titlesDr: "dott., dott.ssa, dottor, dottoressa",
  titlesDropped: "gent., gent.mo, gent.ma, spett.le, ing., avv., prof., prof.ssa",
  particles: "di, da, della, del, la, de, dalla, dei, degli, dello, delle",
  surnameParticles: "de, di, del, della, dal, dalla, lo, degli, dello, delle",
  noNames: "saluti, viaggi, agenzia, cordiali, grazie, gentile, ciao, cliente, famiglia, amici",
  yearsOfAge: "anni",
  adults: "adulto, adulta",
  children: "bambino, bambina, ragazzo, ragazza",
  infants: "neonato, neonata",
  and: "e",
  yours: "il tuo, la tua, il suo, la sua, i tuoi, i suoi, il vostro, la vostra, il, la, i",
  statusLabels: "stato, stato prenotazione, status",
  confirmed: "confermato, confermata, confermati",
  waitlisted: "lista d'attesa, in lista d'attesa",
  nameLabels: `
    passeggero, passeggera, nome passeggero, nome, viaggiatore, viaggiatrice, intestatario,
    nome del passeggero, ospite, cognome e nome, nome e cognome, conducente, guidatore,
    conducente principale, intestatario della prenotazione,
    passeggero adulto, passeggera adulta,
    compagno di viaggio, compagna di viaggio
  `,
  namesLabels: "passeggeri, viaggiatori, ospiti, passeggere, viaggiatrici, viaggiano",
  salutations: "gentile, egregio, gentilissimo, gentilissima, caro, cara",
  greetings: "buongiorno, buonasera, salve, buon giorno",
  closings: `
    cordiali saluti, distinti saluti, saluti, un saluto, cordialmente, i migliori saluti, il tuo consulente
    di viaggio, il suo consulente di viaggio
  `,
  inNameOf:
    "a nome di, a nome, intestato a, intestata a, nomi sui biglietti sono, nomi sulla prenotazione sono, come sui passaporti:",
  bookedElsewhere: "tavolo, ristorante, cena, pranzo, appuntamento, pacco",
  surnameFirst: "never",
  surnames: "one",
  clientLabels: "cliente, dipendente, clienti, cliente/i",
  anybody:
    "nome, intestatario, ospite, ospiti, cognome e nome, nome e cognome, conducente, guidatore, conducente principale",
  airline: "compagnia, compagnia aerea, aerea, vettore",
  surname: "cognome",
  given: "nome, nome di battesimo",
  personType: "tipo, tipo passeggero",
  personTitle: "titolo, appellativo",
  meetingLabels: "partecipanti, presenti, invitati",
  travellers: `
    dati dei passeggeri, passeggeri, viaggiatori, elenco passeggeri, lista passeggeri,
    chi viaggia, passeggere, viaggiatrici, partecipanti al viaggio,
    chi vola
  `,
  outward: "andata",
  returning: "ritorno",
  layovers: "scalo, coincidenza, sosta, tempo di scalo",
  transfers: "trasferimento, trasferimenti, transfer, navetta, taxi",
  meetings: `
    ritrovo, punto di ritrovo, punto d'incontro, riconsegna dell'auto, riconsegna del veicolo
  `,
  parting: `
    andata, ritorno, tratta, viaggio, volo di andata, volo di ritorno, viaggio di andata,
    viaggio di ritorno, viaggio di andata e ritorno
  `,
  beforeDay: "il, del",
  known: `
    volo, alle, il, la, e, di, da, del, aeroporto, confermato, compagnia, treno, ore, ora locale,
    diretto, numero, n., n°, stazione, a
  `,
  columns:
    "valuta, volo, da, partenza, arrivo, ora, classe, compagnia, posto, passeggero, aeroporto, esigenze alimentari",
  shortTitles: "h. partenza departure, h. arrivo arrival",
  classColumns: "classe",
  cancelled:
    "annullato, annullata, cancellato, cancellata, annullati, cancellati, soppresso, soppressa, soppressi",
  notCancelled: "può essere, possono essere, se, gratuitamente, gratis",
  cancelling: `
    abbiamo dovuto cancellare, abbiamo dovuto annullare, dobbiamo cancellare, dobbiamo annullare,
    costretti a cancellare, costretti ad annullare
  `,
  askedToCancel:
    "si prega di annullare, si prega di cancellare, vi prego di annullare, si prega di annullare … e prenotare, si prega di annullare … e di prenotare",
  notCancelling: "mai, senza, non, qualora, desidera, vuole, preferisce, potrebbe, quando, quasi",
  insteadOf: `
    invece di, invece del, al posto di, al posto del, in sostituzione di, in sostituzione del,
    anziché
  `,
  beforeFlight:
    "il, lo, la, i, gli, del, dello, dei, suo, suoi, vostro, tuo, nostro, questo, precedente, numero",
  replaced: `
    volo precedente, volo originario, volo originale, voli precedenti, voli originali, vecchio volo,
    vecchi voli, non più valido, non più validi, in precedenza, orario precedente, anziché,
    invece di, orario originale, orario iniziale, vecchio orario, orari precedenti,
    orari originali,
    itinerario precedente, vecchio itinerario, itinerario originale, treno precedente, treno originale
  `,
  notReplaced: "rimane, rimangono, resta, restano, invariato, invariati, invariata",
  replacedLabels: "vecchio, prima, precedente",
  rebooked: `
    è stato riprotetto sul, è stata riprotetta sul, siete stati riprotetti sul, sono stati riprotetti sul
  `,
  notBooked:
    "non prenotato, non prenotati, non ancora prenotato, da prenotare, ancora da prenotare, non ancora prenotati, non prenotata",
  vehicles: "autobus, bus, navetta, taxi",
  superseded: "è stato sostituito, viene sostituito, sarà sostituito",
  replacement: `
    nuovo volo, nuovi voli, volo alternativo, nuovo orario, nuovi orari, nuovo,
    nuovo itinerario, nuovo treno
  `,
  forExample: "ad esempio, per esempio",
  offered: `
    preventivo, offerta, offerte, proposta, proposte, opzione, opzioni, alternativa,
    alternative, su richiesta, suggerimento, suggerimenti, consigliato, consigliati, richiesta,
    cercasi
  `,
  nextClause: "poi, e poi, dopo, quindi, da lì",
  airport: "aeroporto",
  likePlaces: "non, piu, con, una, per, del",
  wordsLikePlaces: "nel, dal, sul, con, per, del",
  likeAirlines: "da, la, un",
};
