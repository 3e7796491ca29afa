/*
 * Words that no name of a traveller consists of, or contains.
 */

/** Words of the trade; any of them alone can be a surname, but no name has one on both sides of its slash. */
const TRADE_WORDS = wordsOf(`
  VIP VISA PASSPORT TAX EXEMPT MEAL MEALS SEAT SEATS HOTEL HOTELS CAR CARS TRAIN TRAINS FLIGHT
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
  INBOUND OUTBOUND RETURN ONEWAY YES NO TRUE FALSE
  USD EUR GBP JPY CHF CNY AUD CAD NZD SEK NOK DKK ISK INR SGD HKD ZAR MXN BRL TRY RUB PLN CZK HUF
  ILS KRW THB TWD AED SAR EGP PHP IDR MYR BTC ETH XAU XAG
`);

/** Between what a name is for and the name: `TRIP FOR STONE`. No surname contains one of them. */
const BEFORE_NAMES = wordsOf("FOR POUR PARA FUER PER VOOR");

/** Whether the first words on both sides of a slash are words of the trade: `TAX/EXEMPT`. */
export function areTradeWords(surname: string, given: string): boolean {
  return isTradeWord(surname) && isTradeWord(given);
}

function isTradeWord(name: string): boolean {
  const [first = ""] = name.trim().split(/[ /]/, 1);
  return TRADE_WORDS.has(first);
}

/** Whether a name consists of single letters, as the answers to questions do: `A/B/C/D`. */
export function areLetters(name: string): boolean {
  return /^[A-Z](?: ?\/ ?[A-Z])+$/.test(name.trim());
}

/** How many characters of a surname only say what the name is for: 9 of `TRIP FOR STONE`. */
export function lengthBeforeName(surname: string): number {
  const words = surname.split(" ");
  const last = words.findLastIndex((word) => BEFORE_NAMES.has(word));
  if (last < 1 || last === words.length - 1) return 0;
  return words.slice(0, last + 1).join(" ").length + 1;
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
