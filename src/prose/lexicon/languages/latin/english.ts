import type { Language } from "../../language.ts";

const MONTHS = `
  jan january, feb february, mar march, apr april, may, jun june, jul july, aug august,
  sep sept september, oct october, nov november, dec december
`;

/** English words. */
export const english: Language = {
  months: MONTHS,
  weekdays: `
    mo mon monday, tu tue tues tuesday, we wed wednesday, th thu thur thurs thursday, fr fri friday, sa sat saturday, su sun sunday
  `,
  leadingMonths: MONTHS,
  ofMonth: "of",
  ordinals: "st, nd, rd, th",
  otherDates: `
    issue, issued, date of issue, issue date, issued on, booked, booked on, booking date, date of birth, birth date, dob, born, valid until, valid from,
    expires, expiry, sent, printed, payable until, pay by, paid on, created, due, ticketed, born on, not before, not after, not valid before,
    not valid after, due on, due by, payable by, payment by, payment deadline, payment date, ticketing deadline, ticketing deadline is, ticket deadline,
    deadline, deadline is, time limit, ticket time limit, ticketing time limit, ttl, tktl, ticketing limit, ticket by, ticket before, ticketed by,
    ticketing by, ticketing until, issue by, issue before, issued by, book by, book before, pay before, pay until, paid by, paid before, payment before,
    payment due, payment due by, payment due on, due date, due before, valid till, valid to, valid through, option until, option till, option expires,
    option valid until, option date, held until, hold until, on hold until, held till, hold till, guaranteed until, guaranteed till, purchase by,
    purchase before, confirm by, confirm before, reply by, last ticketing date, last ticketing day, last day to ticket, invoice date, invoice of,
    invoice dated, dated, offer ends, offer ends on, sale ends, expires on, expiring, expiry date, expiration date, valid only until, bookable until
  `,
  oClock: "hrs, h",
  hours: "h, hr, hrs, hour, hours",
  minutes: "m, min, mins, minute, minutes",
  nextDay: "next day, following day, day after, next morning",
  days: "d, day, days",
  otherTimes: `
    duration, flight time, flying time, travel time, journey time, total time, layover, transit, connection time, boarding, boarding time, gate closes, gate closure, bag drop, meeting time, check-in opens, check-in closes, check-in until, layover
    time, gate opens, gates close, doors close, bag drop closes, bag drop opens, check-in closes at, boarding starts, boarding ends, boarding closes, latest check-in, last check-in, check-in by, be at the airport by, arrive at the airport by,
    counter closes, check-in desk closes
  `,
  departure: `
    departure, departures, departs, depart, departing, dep, dep., leaves, leave, leaving, take-off, takeoff, departure time,
    departure date, departure airport, departing from, std, etd, takes off, take off, taking off
  `,
  arrival: `
    arrival, arrivals, arrives, arrive, arriving, arr, arr., lands, landing, arrival time, reaching, reaches, arrival date,
    arrival airport, arriving at, arriving in, sta, eta, arrives at, arrives in, gets in, gets into, land in, land at, landing at, touch down, touches down, touching down, arrive in, arrive at, lands in, lands at, touch down in, touch down at, touches down in, touches down at
  `,
  from: "from, origin, departure station, from station",
  to: "to, destination, arrival station, destination station, to station",
  noSide:
    "date, flight date, travel date, time, route, times, schedule, dates, dates of stay, period",
  links: "to",
  terminal: "terminal, term, term.",
  departureTerminal: `
    departure terminal, departing terminal, terminal of departure, dep terminal, dep. terminal, terminal dep, terminal dep.
  `,
  arrivalTerminal: `
    arrival terminal, arriving terminal, terminal of arrival, arr terminal, arr. terminal, terminal arr, terminal arr.
  `,
  flight: "flight",
  flights: "flights, boarding, airline, airport",
  flightNumber: "flight no, flight number",
  flightBefore: "flight no, flt, flights",
  trip: "train, trip",
  notFlights: `
    ship, ferry, vessel, boat, no., nr, ref, order, invoice, id, code, room, item, art, model, bus, tram, line, gate, parcel,
    customer, account, case, job, tour, box, hall, lecture, building, floor, truck, lorry, plate, chapter, page, apartment,
    apt, suite, desk, table, platform, auditorium, theatre, theater, lab, stand, booth, locker, ticket no, job no, server,
    sensor, commit, vat, vat no, vat number, vat id, tax no, tax id, iban, bic, swift
  `,
  bookingClass: "class, booking class, booking code, cls, rbd, cabin class, cabin, fare class",
  serviceClass: "service class, class of service, travel class",
  cabins: `
    economy, eco, economy class, premium economy, premium, economy light, economy flex, business, business class, first, first
    class, coach, main cabin, comfort+, comfort+®, delta comfort+
  `,
  equipment: "aircraft, aircraft type, equipment, equip, plane",
  operatedBy: "operated by, operated for, operating carrier, operating airline",
  train: "train, train no, train no., train number",
  station: "station",
  platform: "platform, track",
  coach: "coach, carriage, car, coach number, carriage number, coach no",
  checkIn: "check-in, check in, checkin, check-in date, checking in, arrival at hotel",
  checkOut: "check-out, check out, checkout, check-out date, checking out",
  hotel: "hotel, hotel confirmed, hotel name, accommodation, property",
  hotelTitles: "hotels, accommodations, lodging, hotel stays, hotel details, hotel information",
  overnight: "stay, stay at, your stay, overnight, overnight stay, overnight at",
  staying: `
    i booked, i have booked, i've booked, we booked, we have booked, we've booked, i reserved, i have reserved, i've reserved, we reserved, we have reserved, we've reserved, i have booked you, i've booked you, we have booked you, we've booked you, booked you
    into, you're booked at, you are booked at, i'm staying, i am staying, we're staying, we are staying, you're staying, you are staying, we stay, you stay, we're, you're, you will be staying, you'll be staying, we will be staying, we'll be staying, you will stay, you'll stay, we'll stay
  `,
  stayBooked: "booked, reserved, confirmed, paid",
  notStaying: `
    not, n't, don't, didn't, wasn't, haven't, never, if, would, could, should, might, maybe, perhaps, was, were, had, full, sold out, instead, no longer, think, thinking, looking at, looked at, hold, held, until you, deciding, waiting, asked, fully, spa at, shall,
    last year, last time, meeting, conference, wedding, event, party, seminar, workshop, gym, parking, dog, cat, boss, colleague, dinner at, another, colleagues, to be, can, must, need, needs, has to, have to, booked out, off, but, once, please, near, next to,
    opposite, for my, for his, for her, for their, last summer, car, bus, taxi, cab, tour
  `,
  notIncluded: "not included, excluded, at own expense, at your own expense, on your own account",
  lodging:
    "inn, lodge, resort, spa, suites, hostel, guesthouse, guest house, motel, b&b, bed & breakfast, aparthotel, towers, retreat, ryokan, riad, chalet, desert camp, tented camp, safari camp, bush camp, apartments, hacienda, finca",
  address: "address, hotel address",
  nights: "night, nights, number of nights",
  rooms: "room, rooms, number of rooms",
  bookedAtHotels: `
    room, rooms, double, twin, single bed, king bed, queen bed, double bed, twin beds, suite, studio apartment, half board,
    full board, all inclusive, breakfast, room only, non-refundable, refundable, guests, adults, adult
  `,
  toBeConfirmed: `
    to be confirmed, to be advised, to be announced, to be determined, to be arranged, to follow, tbc, tba, tbd, tbn, not yet
    confirmed, not yet known, pending, on request
  `,
  carRental: "car rental, car hire, rent a car, rent-a-car, vehicle rental, auto rental",
  rentalCar: `
    rental car, rental cars, hire car, hire cars, rented car, rental vehicle, hired car, car reservation, car booking, rental car booking
  `,
  carTitles: "car, cars, vehicle, your car",
  rentalCompany: `
    company, rental company, car company, supplier, provider, vendor, rental agency, car rental company, rented from, rental
    provider, car supplier, local supplier
  `,
  pickUp: `
    pick-up, pick up, pickup, collection, pick-up date, pick-up time, pick-up location, pick-up place, pick-up date and time, pickup date, pickup time, pickup location, pick up date, pick up time, pick up location, pick-up from, collect, pick-up
    point, pick-up station, pick-up at, pick up at, pickup at, picking up, picking up at
  `,
  dropOff: `
    drop-off, drop off, dropoff, return, drop-off date, drop-off time, drop-off location, drop-off place, return date, return time, return location, drop-off date and time, dropoff date, dropoff time, dropoff location, drop off date, drop off time,
    drop off location, return to, drop-off point, return station, return at, drop-off at, drop off at, dropping off, returning to, returning at
  `,
  rentalPlace: "location, place, branch, office, station",
  carGroup: `
    car group, car type, vehicle, vehicle type, vehicle class, car class, category, car category, vehicle category, group, car
    model, model, vehicle group
  `,
  orSimilar: "or similar, or equivalent",
  carPrice: `
    rental price, rental cost, rental total, car hire cost, rental charge, total rental, estimated total rental
  `,
  parking:
    "parking, car park, car parking, airport parking, parking space, valet parking, park and ride",
  parkingIncluded: "included, is included, incl., free, free of charge",
  recordLocator: `
    booking reference, booking ref, booking ref., booking reference number, booking code, booking number, booking no, booking
    no., booking id, pnr, pnr number, pnr code, pnr reference, record locator, rec loc, rloc, reservation code, reservation
    number, reservation reference, agency record locator, agency reference, trip locator, reservation locator, collection
    reference, ticket collection reference, collection code, flight booking reference, airline reference, airline booking
    code, airline booking reference, airline confirmation code, airline confirmation, airline confirmation number, airline
    pnr, flight reservation code, flight confirmation number, carrier pnr, airline locator, airline record locator, gds
    locator, gds reference
  `,
  weakLocator: `
    reference, ref, ref., our ref, our reference, your reference, trip id, trip reference, collection reference, reservation,
    booking, order reference, itinerary reference, order, order number, order no
  `,
  confirmation: `
    confirmation, confirmation number, confirmation no, confirmation no., confirm no, confirm no., confirmation code,
    confirmation #, conf. no., conf no, hotel confirmation, hotel confirmation number, confirmed by the hotel under number
  `,
  airlineLocator: `
    reference, ref, ref., pnr, record locator, locator, booking reference, booking ref, booking ref., confirmation, confirmation number, code, airline
  `,
  is: "is, remains, is the, are",
  noLocators: `
    pending, number, status, cancelled, canceled, flight, ticket, return, online, please, airline, agency, hotel, train,
    later, direct, system, unknown, below, above
  `,
  ticket: `
    ticket, tickets, e-ticket, eticket, ticket number, e-ticket number, eticket number, ticket no, ticket no., e-ticket no,
    e-ticket no., electronic ticket, electronic ticket number, tkt, etkt, ticket numbers, e-ticket numbers, ticket nos
  `,
  numberWords: "number, no, no., nr, #",
  forWhom: "for",
  seat: "seat, seats, seat number, seat no, seat no.",
  total: `
    total, grand total, total price, total amount, total fare, total paid, total cost, total charged, amount paid, total due, trip total, total airfare, total air fare, total trip cost, total for your trip, total air, air total, total for
    everything, amount charged, order total, booking total, total to pay, you paid, total price paid, total amount paid, airfare total, ticket amount, payment total, total price of your ticket, total price of your tickets, total price for all
    passengers, total for all passengers, paid in full, total estimated cost, estimated total, total airfare & taxes, total airfare and taxes, total fare & taxes, total fare and taxes, total tickets, ticket total, lowest total price, total trip
    price, total package price, package total, total holiday price, holiday total, total tour price, tour total, total price
    of the trip, total cost of the trip, total invoice, invoice total, total invoiced, total amount invoiced, group total, total for the group
  `,
  price: "price, fare paid, price paid, cost, package price, total for flights, total flights",
  tripPrices:
    "price summary, price details, price breakdown, price overview, pricing, fare details, fare summary, fare breakdown, fare information, payment summary, cost summary, cost breakdown, costs, price, fare",
  pricesFrom: "from, starting at, as low as, starting from",
  baseFare: "fare, base fare, air fare, airfare, ticket price, base",
  taxes: `
    taxes, tax, taxes and fees, taxes & fees, taxes and charges, taxes/fees, taxes and surcharges, taxes & surcharges, taxes
    fees and charges, taxes fees and surcharges, taxes fees & surcharges, taxes and carrier charges, fees, charges, fees and charges
  `,
  amountsTo: "is, comes to, amounts to",
  people:
    "people, persons, passengers, adults, travellers, travelers, passenger, guests, pax, participants",
  perPerson:
    "per person, pp, p.p., per passenger, per adult, each, per traveller, per traveler, /person, /pers, /pax, /traveller, /adult",
  ofWhich: "of which, including, incl., incl, includes, all taxes included, including all",
  currencies: "$ usd, us$ usd, c$ cad, ca$ cad, a$ aud, au$ aud, £ gbp, € eur, euro eur, euros eur",
  phone: `
    phone, tel, tel., telephone, mobile, phone number, call, call us, call us on, hotline, helpline, call centre, call center,
    customer care, customer service, customer services, customer support, support, service desk, 24/7 desk, emergency line,
    emergency number, after-hours help
  `,
  paid: "paid, charged",
  otherLabels: `
    baggage, baggage allowance, checked baggage, cabin baggage, carry-on, hand baggage, meal, form of payment, payment,
    frequent flyer, fare basis, fare rules, gate
  `,
  mailSubject: "subject",
  titles: "mr, mrs, ms, miss, mstr, dr, prof, mr., mrs., ms., dr., prof., mx",
  titlesMstr: "master",
  particles: "ní, nic, uí, ó, mac",
  surnameParticles: "ní, uí, ó",
  noSurnames: `
    pax, name, names, attn, from, for, to, cc, fare, ticket, departure, dep, date, flight, passenger, guest, phone, tel,
    total, and, or, agent, mr, mrs, terminal, class, check-in, arrival, dear, booked, ref
  `,
  yearsOfAge: "years, years old, yrs, y.o.",
  adults: "adult",
  children: "child",
  infants: "infant, baby, infant in lap, lap infant, infant on lap",
  and: "and",
  yours: "your, my, our, the",
  statusLabels: "status, stat, booking status, flight status, st",
  confirmed: "confirmed, ok, booked and confirmed",
  waitlisted: "waitlisted, waitlist, waiting list, wait-listed, on waiting list",
  nameLabels: `
    passenger, lead passenger, lead traveller, lead traveler, lead guest, main passenger, passenger name, name of passenger,
    pax, pax name, traveller, traveler, traveller name, traveler name, guest name, guest, name, driver, main driver, driver
    name, lead driver, renter, name of driver, adult passenger,
    travel companion, travelling companion, traveling companion, co-traveller, co-traveler, fellow traveller
  `,
  namesLabels: `
    passengers, passenger names, pax names, travellers, travelers, guests, names, passenger(s), traveller(s), traveler(s),
    travelling, traveling, who is flying
  `,
  salutations: "dear",
  greetings: "hello, hi, good morning, good afternoon, good evening, good day",
  closings: `
    regards, sincerely, yours sincerely, yours faithfully, best wishes, all the best, your travel
    consultant, your consultant, your travel agent, your agent
  `,
  inNameOf:
    "in the name, in the name of, in the names, in the names of, under the name, under the name of, names on the booking are, names on the tickets are, names on it are, names on the reservation are, names on the flights are, passengers are down as, travellers are down as, as in the passports, as on the passports, as in your passports, as on your passports, as in the passports you sent",
  bookedElsewhere: "table, restaurant, dinner, lunch, appointment, parcel",
  surnameFirst: "never",
  surnames: "one",
  clientLabels: "client, customer, prepared for, booked for, employee, for, customer(s), clients",
  anybody:
    "name, names, guest, guests, guest name, lead guest, driver, main driver, driver name, lead driver, renter, name of driver",
  airline: "airline, carrier, airlines, marketing carrier, airline code",
  surname: "surname, last name, family name, lastname",
  given: "first name, given name, forename, firstname, given names",
  personType: "type, pax type, passenger type, ptc",
  personTitle: "title, salutation",
  meetingLabels: "participants, attendees, attending, invitees, required attendees",
  travellers: `
    passengers, passenger list, travel party, travelling party, passenger details, passenger information, passenger names,
    passenger, travellers, travelers, traveller, traveller details, traveler details, traveller information, traveler
    information, guest details, passengers and tickets, names, guests, who's travelling, who's traveling, who is travelling,
    who is traveling, who's flying, who's going, who is going
  `,
  noNames: `
    regards, travel, services, service, total, hand, baggage, luggage, details, information, booking, flight, hotel, seat,
    class, the, and, terminal, airport, thank, thanks, dear, sincerely, wishes, price, fare, ticket, itinerary, segments,
    contact, payment, valued, sir, madam, team, colleagues, friends, family, everyone, all, department, sales, office, desk,
    group, club, member, members, manager, support, reservations, company, clinic, restaurant, dog, none, applicable, please, companion
  `,
  outward: "outbound, outward, departing flight, out",
  returning: "return, inbound, returning flight, returning, back",
  layovers: "layover, stopover, connection, transit, change of planes",
  transfers: "transfer, transfers, shuttle, taxi, private transfer",
  meetings: `
    meeting point, meeting time, return of the rental car, return the rental car, return your rental car, return of the car
  `,
  parting: `
    out, outbound, return, inbound, onward, departing flight, returning flight, returning, depart, leg, segment, trip, journey
  `,
  beforeDay: "on",
  known: `
    on, at, the, and, of, no, no., nr, nr., number, name, flight, flights, flt, train, until, by, time, airport, international,
    intl, city, confirmed, ok, status, airline, carrier, nonstop, non-stop, direct, terminal, seat, hotel, check-in, from, local time
  `,
  columns: `
    currency, flight, flights, flt, no, number, nr, date, day, from, to, dep, departure, departs, departing, arr, arrival, arrives,
    arriving, class, cls, booking, cabin, stat, status, org, dst, orig, dest, origin, destination, route, airline, carrier,
    time, terminal, seat, passenger, passengers, traveller, pnr, ref, reference, locator, name, type, title, ticket, aircraft, local,
    equipment, duration, stops, airport, city, pax, via, rbd, diet, dietary needs, dietary requirements
  `,
  shortTitles: "start date departure, start time departure, end date arrival, end time arrival",
  classColumns: "class, cls, rbd",
  cancelled: "cancelled, canceled, cxld, cnxld, not operating, will not operate",
  notCancelled:
    "can be, cannot, can't, may be, if, not, free, weekends, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays",
  cancelling:
    "had to cancel, we have to cancel, we must cancel, forced to cancel, obliged to cancel",
  askedToCancel:
    "please cancel, kindly cancel, please cancel … and book, please cancel … and rebook me on, please cancel … and rebook us on",
  notCancelling: "never, should, would, could, might, may, unless, whether, in case, almost, like",
  insteadOf: "instead of, in place of, in lieu of",
  beforeFlight:
    "the, your, our, this, that, original, old, previous, cancelled, booked, scheduled, planned, outbound, return, following, number, no, no.",
  replaced: `
    old flight, original flight, previous flight, previously, originally booked, was, old flights, original flights, previous flights, no longer
    valid, old schedule, old itinerary, previous itinerary, original itinerary, old time, old times, old departure, previous time, previous
    times, original time, original times, originally scheduled, previous schedule, original schedule, formerly, old train, original train, previous train
  `,
  notReplaced: "remain, remains, unchanged, still valid",
  replacedLabels: "old, before, original, previous",
  rebooked: `
    rebooked you on, rebooked you onto, rebooked you to, moved you to, moved you onto, transferred you to, booked you on, booked you onto, replaced it with, have been rebooked on, have been rebooked onto, have been rebooked to, have been moved to, are now booked on, now fly on
  `,
  notBooked:
    "not booked, not yet booked, not reserved, not booked yet, not reserved yet, not yet reserved, to be booked, still to book, still to be booked, yet to be booked",
  vehicles: "bus, coach, shuttle, taxi, replacement bus, shuttle bus, rail replacement service",
  superseded: "has been replaced, was replaced, is replaced, is being replaced, will be replaced",
  replacement: `
    new flight, new flights, new flight details, replacement flight, now, new schedule, new itinerary, rebooked to, new time, new times, new departure time, new train, replacement train
  `,
  asked: `
    can you check, could you check, please check, check availability, availability on, please quote, can you quote, could you quote, kindly quote, what about, how about, how much is, how much would, is there, are there, any seats
  `,
  forExample: "for example, for instance, e.g., eg, such as",
  offered: `
    quote, quotation, offer, offers, proposal, proposed, option, options, alternative, alternatives, on request, suggestion,
    suggestions, suggested, recommended, wanted, request, enquiry, inquiry
  `,
  nextClause: "then, and then, after that, afterwards, from there",
  ofSentences: `
    please, call, or, between, your, you, we, our, is, are, will, be, have, has, for, with, not, if, this, that, it, must, may, can, after, before
  `,
  airport: "airport",
  likePlaces: `
    and, the, for, not, you, all, can, her, was, our, day, get, has, him, his, how, man, new, now, old, see, way, who, boy,
    did, its, let, put, say, she, too, use, any, ask, add, buy, cut, end, far, few, fun, got, lay, lot, low, may, net, off,
    own, pay, per, run, set, sit, tax, ten, top, try, won, yes, yet, are, but, had, air
  `,
  likeAirlines: `
    at, on, in, to, by, no, or, so, my, am, pm, is, it, as, be, do, go, he, if, me, of, up, us, we, an, id, tv
  `,
  afterFlight: "at, on, in, to, by, no, or, is, as",
};
