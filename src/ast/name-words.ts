/* Words that no traveller's name consists of or contains. */

/** Trade terms: any of them alone can be a surname, but no name has one on both sides of its slash. */
const TRADE_WORDS = wordsOf(`
  VIP VISA PASSPORT ID PCR ANTIGEN TAX EXEMPT MEAL MEALS SEAT SEATS HOTEL HOTELS CAR CARS TRAIN TRAINS FLIGHT
  FLIGHTS BUS TAXI FERRY CRUISE TOUR TOURS TICKET TICKETS TICKETING BAGGAGE LUGGAGE CHECKIN CHECKOUT
  CHECK PHONE PHONES FAX EMAIL MAIL SMS WEB ONLINE SALES MARKETING FINANCE HR ACCOUNTING ACCOUNTS
  TRAVEL AGENT AGENCY OFFICE INVOICE INVOICES PAYMENT CREDIT DEBIT CARD CASH CHEQUE REFUND REFUNDS
  EXCHANGE REISSUE FARE FARES PRICE PRICES COST COSTS NET GROSS GOLD SILVER PLATINUM MEMBER MEMBERS
  CORPORATE BUSINESS ECONOMY PREMIUM COACH REQUIRED OPTIONAL INSURANCE HEALTH VACCINATION
  DEPARTURE DEPARTURES ARRIVAL ARRIVALS TRANSIT TRANSFER TRANSFERS TERMINAL GATE BOARDING
  AVAILABILITY BOOKING BOOKINGS RESERVATION RESERVATIONS CANCELLATION CHANGE CHANGES CONFIRMATION
  QUOTE QUOTES QUEUE QUEUES REMARK REMARKS ADDRESS NAME NAMES DATE TIME ADULT ADULTS CHILD CHILDREN
  INFANT INFANTS PAX PASSENGER PASSENGERS GUEST GUESTS CUSTOMER CUSTOMERS CLIENT CLIENTS SERVICE
  SERVICES SUPPORT OPERATIONS LOGISTICS LEGAL ADMIN TRAINING MEETING AGENDA BREAKFAST LUNCH DINNER
  INBOUND OUTBOUND RETURN ONEWAY ANDATA RITORNO IDA VUELTA VOLTA ALLER RETOUR YES NO TRUE FALSE
  INPUT OUTPUT READ WRITE READER WRITER SERVER HOST PROXY ROUTER SWITCH MERGE REBASE SQUASH FIXUP COMMIT
  BRANCH DEPLOY DEPLOYMENT RELEASE ROLLBACK LINT STAGING PRODUCTION FRONTEND BACKEND
  UPLOAD DOWNLOAD IMPORT EXPORT PUSH PULL INSERT UPDATE UPDATES DELETE ADD ADDED REMOVE REMOVED CHANGED FIXED
  ENABLE DISABLE ENABLED DISABLED INSTALL UNINSTALL LOGIN LOGOUT REQUEST REQUESTS RESPONSE RESPONSES START STOP
  ITINERARY ITINERARIES SCHEDULE TIMETABLE DRAFT FINAL VERSION REVISION REVISED COPY ORIGINAL REPORT SUMMARY OVERVIEW REVIEW
  DETAILS DOCUMENT DOCUMENTS TEMPLATE RECEIPT RECEIPTS VOUCHER VOUCHERS QUOTATION PROPOSAL OFFER ESTIMATE PROFORMA
  RECORD RECORDS LOCATOR DEFAULT UNKNOWN PENDING CONFIRMED CANCELLED
  CACHE LOOKUP DRAIN FLUSH BACKUP RESTORE PARSER LEXER PARSE LATENCY TIMEOUT RETRY THREAD THREADS WORKER
  TRIP TRIPS JOURNEY PLAN PLANS PLANNING BUILD DESIGN HEAD TEAM TEAMS PROJECT PRODUCT MANAGER DIRECTOR TESTING
  SALT PEPPER MILK CREAM FLOUR SUGAR BUTTER EGGS WATER VINEGAR OIL GARLIC ONION ONIONS CHEESE HAM BREAD LEMON
  OPEN CLOSE OPENED CLOSED PASS FAIL PASSED FAILED SUCCESS FAILURE PUBLIC PRIVATE BEFORE AFTER
  HAND CABIN CARRYON SUITCASE RED BLUE GREEN YELLOW PURPLE PINK ORANGE WHITE BLACK GREY
  USD EUR GBP JPY CHF CNY AUD CAD NZD SEK NOK DKK ISK INR SGD HKD ZAR MXN BRL TRY RUB PLN CZK HUF
  ILS KRW THB TWD AED SAR EGP PHP IDR MYR BTC ETH XAU XAG
`);

/** They separate a name from what it is for: `TRIP FOR STONE`. No surname contains one of them. */
export const BEFORE_NAMES = wordsOf("FOR POUR PARA FUER FÜR PER VOOR FÖR");

/**
 * The first words of a line that addresses or announces a name: `DEAR STONE`. No surname of several
 * words begins with one.
 */
const OPENING_WORDS = wordsOf(`
  DEAR HI HELLO HALLO HOLA CIAO OLA BONJOUR BONSOIR HEJ CHER CHERE CHÈRE ESTIMADO ESTIMADA LIEBE LIEBER
  GENTILE CARO CARA PREZADO PREZADA BESTE GEACHTE AND UND ET E Y OG OCH EN MIT AVEC CON WITH COM MET
  BOOK REBOOK REISSUE REFUND CANCEL TICKET TICKETS FLIGHT PLEASE PLS PAX PASSENGER PASSENGERS PASSAGIER
  PASSAGIERE PASSAGER PASSAGERS PASAJERO PASAJEROS PASSEGGERO PASSEGGERI PASSAGEIRO PASSAGEIROS TRAVELLER
  TRAVELLERS TRAVELER TRAVELERS VOYAGEUR VOYAGEURS VIAJERO VIAJEROS REISENDER REISENDE NAME NAMES FIRST
  SECOND THIRD LEAD GUEST FOR POUR PARA FUER FÜR VOOR
`);

/**
 * A thing that belongs to somebody, and the word that links it to the name: `ITINERARY OF STONE`.
 */
const POSSESSIONS = wordsOf(`
  TRIP ITINERARY BOOKING RESERVATION JOURNEY TRAVEL FLIGHT FLIGHTS TICKET REISE BUCHUNG FLUG VOYAGE BILLET
  RESERVA VIAJE VUELO VIAGGIO VOLO BIGLIETTO PRENOTAZIONE VIAGEM VOO REIS BOEKING
`);
const OF = wordsOf("OF VON DE DI DU DA DEL DO VAN");

/** They precede the names of people who write or handle a record rather than travel. */
const AGENTS = wordsOf(`
  AGENT AGENTS REGARDS SINCERELY CONSULTANT OPERATOR ATTN FROM BY CONTACT THANKS CORDIALEMENT SALUDOS SALUTI
  GRUSS GRÜSSE GRUESSE SIGNED
`);

/** Titles and words for people: no name consists of two of them. */
const TITLE_WORDS = wordsOf(`
  MR MRS MS MISS MSTR MISTER DR PROF SIR MADAM HERR FRAU MADAME MONSIEUR MADEMOISELLE MME MLLE SENOR SENORA
  SEÑOR SEÑORA SR SRA SIGNOR SIGNORA CR HE SHE HIM HER MAN WOMAN LADY GENTLEMAN MALE FEMALE
`);

/** Whether the first words on both sides of a slash are trade terms: `TAX/EXEMPT`. */
export function areTradeWords(surname: string, given: string): boolean {
  return isTradeWord(surname) && isTradeWord(given);
}

/**
 * Whether the first words on both sides of a slash are titles, or the name is nothing but a title:
 * `MR/MRS`.
 */
export function areTitles(surname: string, given: string): boolean {
  const isTitle = (name: string) => TITLE_WORDS.has(firstWordOf(name));
  return isTitle(surname) && (given.trim() === "" || isTitle(given));
}

/** Whether given names end in a title: `ADA MRS`, `ADAMRS`. */
export function endsInTitle(given: string): boolean {
  return (
    /(?:MR|MRS|MS|MISS|MSTR|DR)$/.test(given.trim()) ||
    TITLE_WORDS.has(given.trim().split(" ").at(-1) ?? "")
  );
}

/** Whether the words before a name say that it is not a traveller's: `AGENT SMITH`. */
export function isOfAgent(surname: string): boolean {
  const words = surname.trim();
  const end = words.indexOf(" ");
  return end > 0 && AGENTS.has(words.slice(0, end));
}

function isTradeWord(name: string): boolean {
  return TRADE_WORDS.has(firstWordOf(name));
}

function firstWordOf(name: string): string {
  const words = name.trim();
  const end = words.search(/[ /]/);
  return end < 0 ? words : words.slice(0, end);
}

/**
 * Whether a name consists of single letters, like the answers in a form:
 * `A/B/C/D`.
 */
export function areLetters(name: string): boolean {
  return /^[A-Z](?: ?\/ ?[A-Z])+$/.test(name.trim());
}

/**
 * How many leading characters of a surname only say what the name is for: 9 of `TRIP FOR STONE`.
 */
export function lengthBeforeName(surname: string): number {
  if (!surname.includes(" ")) return 0;
  const words = surname.split(" ");
  const before = Math.min(wordsBeforeName(words), words.length - 1);
  return before < 1 ? 0 : words.slice(0, before).join(" ").length + 1;
}

function wordsBeforeName(words: readonly string[]): number {
  const preposition = words.findLastIndex((word) => BEFORE_NAMES.has(word));
  if (preposition > 0 && preposition < words.length - 1) return preposition + 1;
  const [first = "", second = ""] = words;
  if (words.length > 2 && POSSESSIONS.has(first) && OF.has(second)) return 2;
  const isLatin = LATIN.test(words.at(-1) ?? "");
  return words.findIndex((word) => !OPENING_WORDS.has(word) && !(isLatin && !LATIN.test(word)));
}

const LATIN = /\p{Script=Latin}/u;

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
