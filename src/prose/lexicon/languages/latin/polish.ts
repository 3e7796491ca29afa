import type { Language } from "../../language.ts";

/** Polish words. */
export const polish: Language = {
  months: `
    sty stycz styczeń stycznia, lut luty lutego, mar marzec marca, kwi kwiecień kwietnia, maj maja,
    cze czerw czerwiec czerwca, lip lipiec lipca, sie sierp sierpień sierpnia,
    wrz wrzesień września, paź październik października, lis listopad listopada,
    gru grud grudzień grudnia
  `,
  weekdays: `
    pn pon poniedziałek, wt wto wtorek, śr śro środa środę, czw czwartek, pt piątek,
    sob sobota sobotę, ndz niedz niedziela niedzielę
  `,
  afterYear: "r., r, roku",
  otherDates: `
    data wystawienia, data urodzenia, wystawiono, wysłano, data rezerwacji, ważny do, data zakupu, zarezerwowano, zapłacono, ur., urodzony, urodzona,
    płatne do, płatność do, termin płatności, zapłacić do, do zapłaty do, opłacić do, ważna do, ważne do, ważny do dnia, ważna do dnia, płatne do dnia,
    termin wystawienia, termin wykupu, termin wykupu biletu, wykup do, wykupić do, wystawić do, rezerwować do, rezerwacja ważna do, opcja do,
    faktura z, faktura z dnia, data faktury, oferta z dnia, termin ważności
  `,
  beforeClock: "godz., godz, godzina, godzinie, o godz., o, o godzinie, g.",
  hours: "h, godz, godz., godzina, godziny, godzin, g",
  minutes: "min, min., minut, minuty, m",
  nextDay: "następnego dnia, kolejnego dnia, następny dzień, dnia następnego",
  days: "dzień, dni",
  otherTimes: `
    czas lotu, czas podróży, czas trwania, przesiadka, boarding, wejście na pokład, postój,
    całkowity czas podróży, czas przejazdu, odprawa, czas przesiadki, zamknięcie bramki,
    bramka zamykana, odprawa do, koniec odprawy, początek boardingu, oczekiwanie na przesiadkę,
    łączny czas podróży
  `,
  departure: `
    wylot, odlot, odjazd, godzina wylotu, godzina odlotu, lotnisko wylotu, wylot z, wyjazd,
    data wylotu, odjazd z, wylatuje, odlatuje, wylatujecie, wylatujemy, startuje
  `,
  arrival: `
    przylot, przyjazd, godzina przylotu, lotnisko przylotu, lądowanie, przylot do,
    przyjazd do, data przylotu, ląduje, lądujecie, lądujemy, przylatuje, przylatujecie
  `,
  departsAt: "odj., odl.",
  arrivesAt: "przyj., przyl., prz.",
  from: "z, ze, skąd, ze stacji, stacja początkowa, stacja wyjazdu, stacja odjazdu",
  to: `
    do:, dokąd, cel podróży, do stacji, stacja docelowa, stacja końcowa, stacja przyjazdu
  `,
  noSide: `
    data, godzina, data lotu, data podróży, trasa, termin, godziny, czas, okres, pobyt, termin
    pobytu
  `,
  links: "do",
  placeEndings: "y a, i a, u -, a -, ia -, ic ice",
  terminal: "terminal",
  departureTerminal: "terminal wylotu, terminal odlotu, terminal odlot",
  arrivalTerminal: "terminal przylotu, terminal przylot",
  flight: "lot, rejs",
  flightNumber: "numer lotu, lot nr, nr lotu, numer rejsu, nr rejsu",
  flightBefore: "numer lotu, nr lotu, rejs",
  flights: "loty, lotów, lotnisko, linia lotnicza, przewoźnik, linie lotnicze, lotu, lotem",
  notFlights: `
    prom, statek, sala, sali, pokój, zamówienie, faktura, faktury, klient, klienta, budynek, piętro, biuro,
    linia, peron, tor, nip, regon, krs, autobus, ciężarówka, rejestracja, nr zamówienia
  `,
  bookingClass:
    "klasa, klasa rezerwacyjna, klasa podróży, kabina, klasa taryfowa, klasa rezerwacji",
  serviceClass: "klasa wagonu",
  cabins: `
    ekonomiczna, biznes, klasa ekonomiczna, klasa biznes, economy, business, pierwsza, premium,
    premium economy
  `,
  equipment: "samolot, typ samolotu",
  operatedBy: `
    obsługiwany przez, wykonywany przez, operowany przez, lot obsługiwany przez,
    obsługiwane przez, realizowany przez
  `,
  train: "pociąg, pociąg nr, numer pociągu, nr pociągu",
  station: "główny, główna, centralna, centralny, dworzec, stacja",
  platform: "peron, tor",
  coach: "wagon, wagon nr, nr wagonu, numer wagonu",
  checkIn: "zameldowanie, data przyjazdu, check-in, przyjazd dnia, zakwaterowanie",
  checkOut: "wymeldowanie, data wyjazdu, check-out, wykwaterowanie",
  hotel: "hotel, obiekt, zakwaterowanie, nocleg, nazwa hotelu, nazwa obiektu",
  hotelTitles: "hotele, noclegi, obiekty",
  overnight: "nocleg, pobyt",
  staying: `
    zarezerwowałem, zarezerwowałam, zarezerwowaliśmy, nocleg mam, nocleg mamy, mieszkamy, mieszkam, nocujemy,
    nocuję, śpimy, śpię, nocujecie, śpicie, mieszkacie, zatrzymamy się
  `,
  stayBooked: "zarezerwowany, zarezerwowano, potwierdzony, opłacony",
  notStaying: `
    nie, nigdy, jeśli, jeżeli, gdyby, byłby, byłoby, mógłby, był, była, miał, pełny, może, zamiast, albo, lub,
    czy, w zeszłym roku, ostatnio, spotkanie, konferencja, wesele, impreza, seminarium, szkolenie, sala,
    parking, pies, kot, szef, kolega, inny, koledzy, musi, można, trzeba, należy, ale, niestety, gdy, obok,
    naprzeciwko, koło, blisko, dla mojej, dla mojego, proszę
  `,
  notIncluded: "nie zawiera, nie obejmuje, niewliczone, na własny koszt",
  lodging: "pensjonat, zajazd",
  namesOfThings: "nazwa",
  address: "adres",
  nights: "noc, noce, nocy, noclegi, noclegów, liczba nocy, liczba noclegów",
  rooms: "pokój, pokoje, pokoi, liczba pokoi",
  bookedAtHotels: "pokój, pokoje, pokoi, apartament, śniadanie, ze śniadaniem, dorosłych, dorośli",
  toBeConfirmed: `
    do potwierdzenia, do ustalenia, oczekuje na potwierdzenie, na zapytanie, niepotwierdzony
  `,
  carRental: `
    wynajem samochodu, wypożyczalnia samochodów, wynajem auta, wynajem samochodów,
    wypożyczenie samochodu
  `,
  rentalCar: `
    samochód z wypożyczalni, wynajęty samochód, wynajęte auto, rezerwacja samochodu, rezerwacji
    samochodu, rezerwacja auta, rezerwacji auta, samochodu z wypożyczalni, wynajętego samochodu
  `,
  carTitles: "samochód, auto, pojazd",
  rentalCompany: "wypożyczalnia, firma, dostawca, firma wynajmująca",
  pickUp: `
    odbiór, miejsce odbioru, data odbioru, godzina odbioru, odbiór auta, odbiór samochodu,
    odbiór w
  `,
  dropOff: `
    zwrot, miejsce zwrotu, data zwrotu, godzina zwrotu, zwrot auta, zwrot samochodu, zwrot w
  `,
  rentalPlace: "miejsce, lokalizacja, oddział",
  carGroup: `
    kategoria, grupa, klasa samochodu, typ pojazdu, kategoria auta, grupa samochodu, model
  `,
  orSimilar: "lub podobny, lub podobne",
  carPrice: "cena wynajmu, koszt wynajmu",
  parking: "parking, miejsce parkingowe",
  parkingIncluded: "w cenie, wliczony, bezpłatny",
  recordLocator: `
    numer rezerwacji, kod rezerwacji, nr rezerwacji, rezerwacja nr, numer referencyjny, kod pnr,
    rezerwacja, kod rezerwacji lotu, numer rezerwacji lotu, kod rezerwacji linii lotniczej,
    kod potwierdzenia lotu, numer potwierdzenia lotu, pnr linii lotniczej, pnr przewoźnika,
    numer rezerwacji przewoźnika, kod rezerwacji przewoźnika
  `,
  weakLocator: `
    referencja, nr ref., numer imprezy, numer zamówienia, zamówienie, nr zamówienia
  `,
  confirmation: `
    numer potwierdzenia, potwierdzenie, nr potwierdzenia, kod potwierdzenia,
    potwierdzenie hotelu, numer potwierdzenia hotelu
  `,
  airlineLocator: `
    rezerwacja, numer rezerwacji, kod rezerwacji, kod rezerwacji linii, numer rezerwacji linii
  `,
  is: "to, pozostaje, są to",
  noLocators: "oczekuje, anulowana, anulowany",
  ticket: `
    bilet, bilety, numer biletu, nr biletu, bilet elektroniczny, bilet nr,
    numer biletu elektronicznego, numery biletów, e-bilet, bilety elektroniczne,
    numery biletów elektronicznych
  `,
  numberWords: "numer, nr",
  forWhom: "dla",
  seat: "miejsce, miejsca, fotel, nr miejsca, numer miejsca, numery miejsc",
  total: `
    razem, suma, łącznie, cena całkowita, do zapłaty, kwota całkowita, łączna cena, cena łączna,
    razem do zapłaty, łączna kwota, cena razem, kwota łączna, zapłacono łącznie, razem zapłacono,
    zapłacono razem, łączny koszt, koszt całkowity, suma do zapłaty, zapłacono, kwota zapłacona,
    cena łącznie, koszt łączny, wartość zamówienia, opłacono, suma całkowita,
    łącznie zapłacono, bilety razem, najniższa cena łączna, szacowany koszt całkowity,
    łączna cena imprezy, cena całkowita imprezy, całkowity koszt imprezy, koszt całkowity imprezy,
    łączna cena wycieczki, razem wycieczka
  `,
  price: "cena, koszt, cena biletów, koszt przelotów, cena imprezy, kwota",
  tripPrices: "podsumowanie ceny, szczegóły ceny, cena, ceny, koszty, zestawienie kosztów",
  pricesFrom: "od, już od",
  baseFare: "taryfa, cena biletu, opłata za przelot, cena bazowa",
  taxes: `
    podatki, opłaty, podatki i opłaty, opłaty lotniskowe, podatki i opłaty lotniskowe,
    opłaty i podatki
  `,
  amountsTo: "wynosi",
  people: "osób, osoby, pasażerów, podróżnych, uczestników",
  perPerson: "za osobę, na osobę, od osoby, /osoba, /os",
  ofWhich: "w tym, wraz z, łącznie z, z podatkami",
  currencies: "zł pln, złotych pln",
  phone: `
    telefon, tel, tel., kom., nr telefonu, infolinia, telefon alarmowy, biuro obsługi klienta
  `,
  paid: "zapłacono, opłacono, opłacone",
  otherLabels: `
    bagaż, bagaż rejestrowany, bagaż podręczny, limit bagażu, posiłek, płatność,
    forma płatności, sposób płatności, bramka
  `,
  mailSubject: "temat",
  titlesMr: "pan, pana, p.",
  titlesMs: "pani, panią",
  titlesDropped: "sz. p., sz.p., szanowny pan, szanowna pani",
  titlesLikeNames: "pan, pana, p.",
  noNames: "pozdrawiam, pozdrowieniami, biuro, podróży, dziękuję, poważaniem, lotnisko",
  yearsOfAge: "lat, lata",
  adults: "dorosły, dorosła, osoba dorosła",
  children: "dziecko",
  infants: "niemowlę",
  and: "i, oraz",
  yours: "twój, twoja, twoje, pana, pani, państwa",
  statusLabels: "status, status rezerwacji",
  confirmed: "potwierdzony, potwierdzona, potwierdzone, potwierdzono",
  waitlisted: "lista oczekujących, na liście oczekujących",
  nameLabels: `
    pasażer, pasażerka, podróżny, podróżna, imię i nazwisko, imię i nazwisko pasażera,
    nazwisko pasażera, gość, uczestnik podróży, dane pasażera, nazwisko i imię, pasażera,
    pasażerki, kierowca, główny kierowca, najemca,
    pasażer dorosły,
    współpasażer, współpodróżny
  `,
  namesLabels: `
    uczestnicy, pasażerowie, podróżni, podróżujący, goście, pasażerów, podróżnych, podróżują, lecą
  `,
  closings: `
    pozdrawiam, pozdrawiamy, pozdrowienia, serdecznie pozdrawiam, z poważaniem, z wyrazami szacunku, łączę
    pozdrowienia, z pozdrowieniami
  `,
  inNameOf: "na nazwisko, na nazwiska, nazwiska na biletach to, nazwiska w rezerwacji to",
  bookedElsewhere: "stolik, restauracja, restauracji, kolacja, paczka",
  surnameFirst: "never",
  surnames: "one",
  clientLabels: "klient, klientka, pracownik, pracowniczka, klienci",
  anybody:
    "uczestnicy, imię i nazwisko, gość, goście, nazwisko i imię, kierowca, główny kierowca, najemca",
  airline: "linia, linie, przewoźnik, linia lotnicza, linie lotnicze",
  surname: "nazwisko",
  given: "imię, imiona",
  personType: "typ, rodzaj, typ pasażera",
  personTitle: "tytuł, zwrot",
  meetingLabels: "uczestnicy, obecni, zaproszeni, uczestnik",
  travellers: `
    pasażerowie, podróżni, dane pasażerów, lista pasażerów, podróżujący, dane pasażera,
    uczestnicy imprezy, uczestnicy wycieczki, uczestnicy podróży, uczestnicy wyjazdu,
    kto leci
  `,
  outward: "tam",
  returning: "powrót, z powrotem",
  layovers: "przesiadka, czas na przesiadkę",
  transfers: "transfer, transfery, taksówka",
  meetings: "zbiórka, miejsce zbiórki, zwrot samochodu",
  parting: `
    wylot, powrót, tam, lot powrotny, podróż powrotna, odcinek, lot tam, lot z powrotem,
    podróż tam
  `,
  beforeDay: "dnia, w dniu",
  known: `
    lot, rejs, o, godz., godz, z, ze, do, w, i, na, lotnisko, potwierdzony, potwierdzona, r., roku,
    czasu lokalnego, czas lokalny, nr, numer, dnia, przez, bezpośredni, status, linia
  `,
  columns: `
    waluta, lot, rejs, data, z, do, skąd, dokąd, wylot, przylot, odlot, klasa, godzina, trasa, linia,
    przewoźnik, miejsce, pasażer, status, numer, nr, lp,
    lotnisko,
    dieta
  `,
  shortTitles: "kl. class, kl class, od departure, przyl. arrival, wyl. departure, odl. departure",
  classColumns: "klasa",
  cancelled:
    "anulowany, anulowana, anulowane, odwołany, odwołane, odwołana, odwołano, odwołał, odwołała, anulował, anulowano",
  notCancelled: "można, może być, bezpłatnie, bezpłatna, jeśli",
  cancelling: `
    musieliśmy anulować, musieliśmy odwołać, musimy anulować, musimy odwołać, zmuszeni anulować,
    zmuszeni odwołać
  `,
  askedToCancel: "proszę anulować, proszę odwołać, proszę anulować … i zarezerwować",
  notCancelling: "nigdy, nie, bez, jeżeli, czy, gdyby, prawie, chcą, chcesz, woli",
  insteadOf: "zamiast",
  beforeFlight:
    "państwa, pana, pani, pański, twój, twojego, nasz, naszego, pierwotny, pierwotnego, ten, tego, nr, numer",
  replaced: `
    poprzedni lot, pierwotny lot, stary lot, poprzednie loty, pierwotne loty, było, dotychczasowy lot, poprzednio, zamiast,
    poprzednia godzina, stara godzina, pierwotna godzina, poprzednie godziny, stare godziny,
    pierwotnie,
    poprzedni plan podróży, poprzednia trasa, dotychczasowa trasa
  `,
  notReplaced: "pozostaje, pozostają, bez zmian",
  replacedLabels: "było, stary, stare, przed zmianą, poprzednio, wcześniej",
  rebooked: `
    przebukowaliśmy na, przebukowaliśmy państwa na, przebukowaliśmy pana na, przebukowaliśmy panią na,
    przebukowano na, przeniesiono na, przenieśliśmy państwa na
  `,
  notBooked:
    "nie zarezerwowano, niezarezerwowane, niezarezerwowany, do zarezerwowania, jeszcze niezarezerwowane, jeszcze nie zarezerwowano",
  vehicles: "autobusem, autobus, taksówką",
  superseded: "został zastąpiony, zostaje zastąpiony, zostanie zastąpiony",
  replacement: `
    nowy lot, nowe loty, lot zastępczy, nowe godziny, nowy rozkład, nowa godzina,
    nowy plan podróży, nowa trasa
  `,
  forExample: "na przykład, np.",
  offered: `
    oferta, oferty, wycena, propozycja, propozycje, opcja, opcje, alternatywa, na zapytanie,
    zapytanie
  `,
  nextClause: "potem, następnie, a potem, a następnie, stamtąd",
  airport: "lotnisko, port lotniczy",
  likePlaces: "nie, dla, pod, nad, bez, jak, czy, lot",
  wordsLikePlaces: "bez, pod, nad, dla",
  likeAirlines: "na, do, po, za, ze, od, we",
  afterFlight: "do, na, ze",
};
