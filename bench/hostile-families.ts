/**
 * Texts that no terminal prints but anybody may send: each family is one way to make a text grow.
 * Decoding any of them must take time in proportion to its length.
 */
export interface HostileFamily {
  readonly name: string;
  /** A text of whole units, of at most this many characters: a cut unit may be read differently. */
  readonly textOf: (length: number) => string;
}

type TextOf = HostileFamily["textOf"];

/** One head, followed by as many units as fit. */
function repeated(unit: string, head = "", tail = ""): TextOf {
  return (length) => {
    const space = Math.max(0, length - head.length - tail.length);
    return head + unit.repeat(Math.floor(space / unit.length)) + tail;
  };
}

/** A unit for each count, starting at 1: `numbered((count) => …)`. */
function numbered(unitOf: (count: number) => string, head = ""): TextOf {
  return (length) => filled(head, unitOf, length);
}

/** Units of one kind in the first half of a text, of another in the second. */
function halves(
  unitOf: (count: number) => string,
  otherOf: (count: number) => string,
  head = "",
  between = "",
): TextOf {
  return (length) => filled(filled(head, unitOf, length / 2) + between, otherOf, length);
}

/** A text followed by as many units as fit. */
function filled(head: string, unitOf: (count: number) => string, length: number): string {
  let text = head;
  for (let count = 1; ; count++) {
    const longer = text + unitOf(count);
    if (longer.length > length) return text;
    text = longer;
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A word that is unique to this count: `AAAB`. */
function word(count: number): string {
  return [17576, 676, 26, 1]
    .map((place) => LETTERS.charAt(Math.floor(count / place) % LETTERS.length))
    .join("");
}

/** The number of an element: starts at 2, since 1 begins a record, and wraps around soon. */
const nr = (count: number) => (count % 97) + 2;

const day = (count: number) => `${String((count % 28) + 1).padStart(2, "0")}APR`;

const AMADEUS_HEAD =
  "RP/PARZZ2199/PARZZ2199            AB/SU   9APR26/0830Z   ZQ7KXA\n  1.SAMPLEMAN/BORIS MR\n" +
  "  2  BA 117 Y 12APR 7 LHRJFK HK1  1235P 335P 12APR  E  BA/ZS8P2C\n";
const SABRE_HEAD =
  "ZQKXAB\n 1.1SAMPLEMAN/BORIS MR\n 1 AA 175I 12APR S DFWHND HK1  1115A  235P  13APR M /DCAA*ZR4T9B /E\n";
const APOLLO_HEAD =
  "2ZZ4 - SAMPLE TRAVEL SHOP       SFO\nZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR\n" +
  " 1.1SAMPLEMAN/BORIS\n 1 DL 166X 12APR PDXAMS HK1   150P  900A|*      SU/MO   E  1\n";
const TRAVELSKY_HEAD =
  " 1.SHI/YUN MR QZ7K5T\n 2.  CA931  S   TU12JAN  PEKFRA HK1   1430 1845          E T3T1\n";

/** Text without content or end. */
const noise: readonly HostileFamily[] = [
  { name: "spaces", textOf: repeated(" ", "1.A/B MR\n", "X") },
  { name: "tabs", textOf: repeated("\t", "1.A/B MR\n", "X") },
  { name: "line ends", textOf: repeated("\n", "1.A/B MR", "X") },
  { name: "carriage returns", textOf: repeated("\r", "1.A/B MR", "X") },
  { name: "lines of spaces", textOf: repeated("\n  ", "1.A/B MR", "X") },
  { name: "lines of one digit", textOf: repeated("1\n") },
  { name: "lines with double spacing", textOf: repeated("A\n\n") },
  { name: "lines with widening gaps", textOf: numbered((count) => "A" + "\n".repeat(count % 9)) },
  { name: "digits apart", textOf: repeated("1 ") },
  { name: "digits in one piece", textOf: repeated("4") },
  { name: "letters in one piece", textOf: repeated("A") },
  { name: "words in one line", textOf: numbered((count) => `${word(count)} `) },
  { name: "spaces before a zero", textOf: repeated(" ", "RP/PARZZ2199/PARZZ2199", "0") },
  { name: "a weekday and spaces", textOf: repeated("1A2                ") },
  { name: "a header's start and spaces", textOf: repeated(" ", "RP/PARZZ2199/PARZZ2199", "AB/SU") },
  { name: "GFAX and spaces", textOf: repeated(" ", "GFAX ", ".") },
  { name: "NULs", textOf: repeated("\0", "1.A/B MR\n") },
  { name: "Chinese characters", textOf: repeated("周文博 ") },
  { name: "lone surrogates", textOf: repeated("\ud83d") },
  { name: "pictographs", textOf: repeated("\u2708\ufe0f\ud83d\ude00") },
];

/** What pastes do to texts. */
const pastes: readonly HostileFamily[] = [
  { name: "parentheses", textOf: repeated("(", "1.A/B MR") },
  { name: "unclosed quotation marks", textOf: repeated('"\\n', '"1.A/B MR\\n') },
  { name: "backslashes", textOf: repeated("\\", '"', '"') },
  { name: "nested JSON", textOf: repeated('{"a":[', "") },
  { name: "unclosed tags", textOf: repeated("<p <b <!-- ", "<br>") },
  { name: "table cells", textOf: repeated("<tr><td>BA 117</td><td>12APR\n", "<table>") },
  { name: "XML", textOf: repeated("<Seg><N>BA117</N><D>12APR</D></Seg>\n") },
  { name: "entities of entities", textOf: repeated("&amp;amp;#38;") },
  { name: "text in the wrong encoding", textOf: repeated("\u00c3\u00a9\u00e2\u20ac\u2122") },
  { name: "nested quotation", textOf: numbered((count) => `${"> ".repeat(count % 30)}A\n`) },
  { name: "quotation marks of mails", textOf: repeated(">") },
  { name: "columns of tabs", textOf: repeated("BA117\t12APR\tLHRJFK\tHK1\n") },
  { name: "senders of a chat", textOf: repeated("[12.04.26, 10:31] Anna: A\n") },
  { name: "marks of a list", textOf: numbered((count) => `${count % 1000}) ITEM\n`) },
  { name: "page marks", textOf: repeated(")>\n") },
  { name: "rows of CSV", textOf: repeated('BA117;12APR;"LHR";JFK,HK1;""\n') },
  { name: "card-like digits", textOf: repeated("4111 1111 1111 1112 ") },
  { name: "cards", textOf: repeated("CCVI4111111111111111/1228\n") },
  { name: "addresses of mails", textOf: numbered((count) => `${word(count)}@example.com `) },
  { name: "at signs", textOf: repeated("a@") },
];

/** What people write. */
const prose: readonly HostileFamily[] = [
  { name: "dates", textOf: repeated("24NOV26 ") },
  { name: "dates, a line each", textOf: numbered((count) => `${day(count)}\n`) },
  { name: "flight numbers", textOf: numbered((count) => `BA ${count % 9999} `) },
  { name: "flight numbers, a line each", textOf: numbered((count) => `BA ${count % 9999}\n`) },
  { name: "times", textOf: repeated("08:20 - 11:05 ") },
  { name: "places", textOf: repeated("London Heathrow (LHR) to New York (JFK)\n") },
  {
    name: "flights of a letter",
    textOf: numbered(
      (count) =>
        `BA ${count % 999} on 12 April from London (LHR) to New York (JFK), 08:20 - 11:05\n`,
    ),
  },
  { name: "travellers", textOf: numbered((count) => `Passenger: Mr ${word(count)} Example\n`) },
  { name: "travellers in one line", textOf: numbered((count) => `Mr ${word(count)} Example, `) },
  {
    name: "hotels",
    textOf: repeated("Hotel: Sample Palms\nCheck-in: 7 March\nCheck-out: 16 March\n"),
  },
  {
    name: "trains",
    textOf: numbered((count) => `TGV ${count % 9999} Paris - Lyon 12.04. 08:20\n`),
  },
  { name: "seats and classes", textOf: repeated("Seat 43A Class: Q\n") },
];

/** Records of a system that never end. */
const endless: readonly HostileFamily[] = [
  { name: "Amadeus names in one line", textOf: numbered((n) => `${nr(n)}.${word(n)}/ANN MRS `) },
  { name: "Amadeus names glued", textOf: numbered((n) => `${nr(n)}.${word(n)}/ANNMRS`) },
  {
    name: "Amadeus names, a line each",
    textOf: numbered((n) => `  ${nr(n)}.${word(n)}/ANN MRS\n`),
  },
  {
    name: "Amadeus infants",
    textOf: numbered((n) => `  ${nr(n)}.${word(n)}/ANN MRS(INF/KAI/05JAN25)\n`),
  },
  {
    name: "Amadeus flights",
    textOf: numbered(
      (n) => `${String(nr(n)).padStart(3)}  BA ${n % 9999} Y ${day(n)} 7 LHRJFK HK1  1235P 335P\n`,
      AMADEUS_HEAD,
    ),
  },
  {
    name: "Amadeus flights glued",
    textOf: numbered((n) => `${nr(n)}  BA ${n % 9999} Y ${day(n)} 7 LHRJFK HK1  1235P 335P `),
  },
  {
    name: "Amadeus requests",
    textOf: numbered((n) => `${nr(n)} SSR VGML BA HK1 ${word(n)}/S2/P1\n`, AMADEUS_HEAD),
  },
  {
    name: "Amadeus seats",
    textOf: numbered((n) => `${nr(n)} SSR RQST BA HK1 LHRJFK/${n % 99}DN,P1/S2\n`, AMADEUS_HEAD),
  },
  {
    name: "Amadeus seats of one request",
    textOf: numbered((n) => `/${n % 99}DN,P${n % 99}`, `${AMADEUS_HEAD}3 SSR RQST BA HK1 LHRJFK`),
  },
  {
    name: "Amadeus segments of a request",
    textOf: numbered((n) => `${n % 99}-${n % 99},`, `${AMADEUS_HEAD}3 SSR VGML BA HK1/S`),
  },
  {
    name: "Amadeus travellers of a request",
    textOf: numbered((n) => `${n % 99},`, `${AMADEUS_HEAD}3 SSR VGML BA HK1/P`),
  },
  {
    name: "Amadeus remarks",
    textOf: numbered((n) => `${nr(n)} RM *${word(n)} FREE TEXT\n`, AMADEUS_HEAD),
  },
  {
    name: "Amadeus options of a hotel",
    textOf: repeated("/A-B", `${AMADEUS_HEAD}3 HTL 1A HK1 NYC 12APR-16APR`),
  },
  {
    name: "Amadeus element that never ends",
    textOf: repeated(
      "       AND SO ON AND ON AND ON AND ON AND ON AND ON AND ON AND ON AN\n",
      `${AMADEUS_HEAD}  3 RM `,
    ),
  },
  {
    name: "Amadeus fare rows",
    textOf: repeated(
      " 1   YTO AC 1820 T 19DEC 0830  OK TZZ7            19DEC19DEC 1PC\n",
      "TST00001     YTOZZ2130 MC/20NOV I 0 LD 24NOV26 OD YTOYTO SI\nT-\n   1.FOX/HELENA MRS\n",
    ),
  },
  {
    name: "Amadeus tax cells",
    textOf: numbered(
      (n) => `TX${String(n % 999).padStart(3, "0")} X CAD    25.91-CAAE\n`,
      "TST00001     YTOZZ2130 MC/20NOV I 0 LD 24NOV26 OD YTOYTO SI\nT-\n",
    ),
  },
  {
    name: "Amadeus stored fares",
    textOf: numbered(
      (n) =>
        `>TQT/T${n % 99}\nTST${String(n).padStart(5, "0")}     YTOZZ2130 MC/20NOV I 0 LD 24NOV26 OD YTOYTO SI\nT-\nFARE  F CAD     420.00\n`,
    ),
  },
  {
    name: "Amadeus tickets",
    textOf: numbered(
      (n) =>
        `${nr(n)} FA PAX 125-${String(n).padStart(10, "0")}/ETBA/EUR512.40/08APR26/PARZZ2199/00000000/S2/P1\n`,
      AMADEUS_HEAD,
    ),
  },
  {
    name: "Amadeus records",
    textOf: numbered(
      (n) =>
        `RP/PARZZ2199/PARZZ2199            AB/SU   9APR26/0830Z   ZQ${word(n)}\n  1.${word(n)}/ANN MRS\n`,
    ),
  },
  {
    name: "Amadeus records, whole",
    textOf: numbered(
      (n) => `${AMADEUS_HEAD.replace("ZQ7KXA", `ZQ${word(n)}`).replace("SAMPLEMAN", word(n))}\n`,
    ),
  },
  {
    name: "Sabre names in one line",
    textOf: numbered((n) => `${nr(n)}.1${word(n)}/ANN MRS  `, "ZQKXAB\n"),
  },
  {
    name: "Sabre names, a line each",
    textOf: numbered((n) => ` ${nr(n)}.1${word(n)}/ANN MRS\n`, "ZQKXAB\n"),
  },
  {
    name: "Sabre flights",
    textOf: numbered(
      (n) => `${n % 99} AA ${n % 999}I ${day(n)} S DFWHND HK1  1115A  235P /E\n`,
      SABRE_HEAD,
    ),
  },
  {
    name: "Sabre flights glued",
    textOf: numbered((n) => `${n % 99} AA ${n % 999}I ${day(n)} S DFWHND HK1  1115A  235P /E `),
  },
  {
    name: "Sabre requests",
    textOf: numbered(
      (n) => `  ${nr(n)}.SSR OTHS AA ${word(n)}  1.1 SAMPLEMAN/BORIS\n`,
      `${SABRE_HEAD}AA FACTS\n`,
    ),
  },
  {
    name: "Sabre seats",
    textOf: numbered(
      (n) => ` 1 AA 175I 12APR DFWHND HK ${n % 99}A WH   G  1.1 SAMPLEMAN/BORIS MR\n`,
      `${SABRE_HEAD}SEATS/BOARDING PASS\n`,
    ),
  },
  {
    name: "Sabre verified itinerary",
    textOf: numbered(
      (n) =>
        ` ${n % 99} AA ${String(n).padStart(4)} ${day(n)} DFW HND 1115A  235P   L    77W 13.10  6273  N\n`,
      `${SABRE_HEAD}VI*\n`,
    ),
  },
  { name: "Sabre footers", textOf: numbered((n) => `ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQ${word(n)} H\n`) },
  {
    name: "Sabre records",
    textOf: numbered((n) => ` 1.1${word(n)}/ANN MRS\nZZ9A.ZZ9A*AWS 0914/01MAR26 ZQ${word(n)} H\n`),
  },
  {
    name: "Apollo names in one line",
    textOf: numbered(
      (n) => ` ${nr(n)}.1${word(n)}/ANN`,
      "ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR\n",
    ),
  },
  {
    name: "Apollo flights",
    textOf: numbered(
      (n) => `${n % 99} DL ${n % 999}X ${day(n)} PDXAMS HK1   150P  900A|*      SU/MO   E\n`,
      APOLLO_HEAD,
    ),
  },
  {
    name: "Apollo requests",
    textOf: numbered(
      (n) => `${String(nr(n)).padStart(4)} SSROTHS1V ${word(n)} FREE TEXT\n`,
      `${APOLLO_HEAD}GFAX-SSRADTK1VBYSFO22MAR26/1803 OR CXL DL BOOKING\n`,
    ),
  },
  {
    name: "Galileo seats",
    textOf: numbered(
      (n) => `     1. SAMPLEMAN/BORIS   HK  ${n % 99}C            SA            AIR\n`,
      `${APOLLO_HEAD}** SEAT DATA **\n 1. DL 0166 X  12APR PDXAMS\n`,
    ),
  },
  {
    name: "Worldspan records",
    textOf: numbered(
      (n) =>
        `1P-ZQ${word(n)}\n1.1${word(n)}/CHRIS*ADT\n1 UA1120Y 24FEB TU MCIDEN HK1 710A 755A/O $UA$\n`,
    ),
  },
  { name: "TravelSky names in one line", textOf: numbered((n) => ` ${nr(n)}.${word(n)}/YUN MR`) },
  {
    name: "TravelSky flights",
    textOf: numbered(
      (n) =>
        `${String(nr(n)).padStart(2)}.  CA${n % 9999} S   TU${day(n)}  PEKFRA HK1   1430 1845          E T3T1\n`,
      TRAVELSKY_HEAD,
    ),
  },
  {
    name: "TravelSky requests",
    textOf: numbered((n) => `${nr(n)}.SSR OTHS CA ${word(n)} PLS/P1\n`, TRAVELSKY_HEAD),
  },
];

const amadeusName = (n: number) => `${nr(n)}.${word(n)}/ANN MRS\n`;
const amadeusFlight = (n: number) => `${nr(n)}  BA ${n} Y ${day(n)} 7 LHRJFK HK1  1235P 335P\n`;
const sabreName = (n: number) => ` ${nr(n)}.1${word(n)}/ANN MRS\n`;
const sabreFlight = (n: number) => `${n % 99} AA ${n}I ${day(n)} S DFWHND HK1  1115A  235P /E\n`;

/** Many lines of one kind, and many of another that refer to them. */
const crossed: readonly HostileFamily[] = [
  {
    name: "Amadeus names and seats",
    textOf: halves(amadeusName, (n) => `${nr(n)} SSR RQST BA HK1 LHRJFK/${n % 99}DN,P${n}\n`),
  },
  {
    name: "Amadeus names and requests of nobody",
    textOf: halves(amadeusName, (n) => `${nr(n)} SSR FQTV BA HK1 BA${n}\n`, AMADEUS_HEAD),
  },
  {
    name: "Amadeus names and requests of all",
    textOf: halves(amadeusName, (n) => `${nr(n)} SSR VGML BA HK1 ${word(n)}/P1-99\n`),
  },
  {
    name: "Amadeus names and passports",
    textOf: halves(
      amadeusName,
      (n) => `${nr(n)} SSR DOCS BA HK1 P/GBR/0000/GBR/12JUL76/F/23OCT30/${word(n)}/ANN\n`,
    ),
  },
  {
    name: "Amadeus memberships of one",
    textOf: numbered((n) => `${nr(n)} SSR FQTV BA HK1 BA${n}\n`, AMADEUS_HEAD),
  },
  {
    name: "Amadeus infants of requests",
    textOf: numbered((n) => `${nr(n)} SSR INFT BA HK1 ${word(n)}/KAI 05JAN25\n`, AMADEUS_HEAD),
  },
  {
    name: "Amadeus names and infants of requests",
    textOf: halves(amadeusName, (n) => `${nr(n)} SSR INFT BA HK1 ${word(n)}/KAI 05JAN25/P${n}\n`),
  },
  {
    name: "Amadeus flights and requests",
    textOf: halves(
      amadeusFlight,
      (n) => `SSR SEAT BA HK1 LHRJFK 0${n} ${day(n)}.12A\n`,
      AMADEUS_HEAD,
    ),
  },
  { name: "Amadeus flights twice", textOf: halves(amadeusFlight, amadeusFlight, AMADEUS_HEAD) },
  {
    name: "Amadeus names and fares",
    textOf: halves(
      amadeusName,
      (n) =>
        `TST${String(n).padStart(5, "0")}     YTOZZ2130 MC/20NOV I 0 LD 24NOV26 OD YTOYTO SI\nT-\nFXP\n` +
        `   1.${word(n)}/ANN MRS\nFARE  F CAD     420.00\nTOTAL   CAD     ${n}.11\n`,
    ),
  },
  {
    name: "Sabre names and seats",
    textOf: halves(
      sabreName,
      (n) =>
        ` 1 AA 175I 12APR DFWHND HK ${(n % 99) + 1}${LETTERS.charAt(n % 26)} WH   G  ${n}.1 ${word(n)}/ANN\n`,
      SABRE_HEAD,
      "SEATS/BOARDING PASS\n",
    ),
  },
  {
    name: "Sabre seats of one flight",
    textOf: numbered(
      (n) => ` 1 AA 175I 12APR DFWHND HK ${(n % 99) + 1}${LETTERS.charAt(n % 26)} WH   G\n`,
      `${SABRE_HEAD}SEATS/BOARDING PASS\n`,
    ),
  },
  {
    name: "Sabre flights and seats",
    textOf: halves(
      sabreFlight,
      (n) => ` 1 AA ${n}I ${day(n)} DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS\n`,
      SABRE_HEAD,
      "SEATS/BOARDING PASS\n",
    ),
  },
  {
    name: "Sabre flights and requests",
    textOf: halves(
      sabreFlight,
      (n) =>
        ` ${nr(n)}.SSR VGML AA KK1 DFWHND${String(n).padStart(4, "0")}I${day(n)}  1.1 SAMPLEMAN/BORIS\n`,
      SABRE_HEAD,
      "AA FACTS\n",
    ),
  },
  {
    name: "Sabre flights and their verification",
    textOf: halves(
      sabreFlight,
      (n) =>
        ` ${n % 99} AA ${String(n).padStart(4)} ${day(n)} DFW HND 1115A  235P   L    77W 13.10  6273  N\n`,
      SABRE_HEAD,
      "VI*\n",
    ),
  },
  {
    name: "TravelSky names and tickets",
    textOf: halves(
      (n) => ` ${nr(n)}.${word(n)}/YUN MR\n`,
      (n) => `${nr(n)}.TN/999-${String(n).padStart(10, "0")}/P${n % 99}\n`,
    ),
  },
];

export const families: readonly HostileFamily[] = [
  ...noise,
  ...pastes,
  ...prose,
  ...endless,
  ...crossed,
];
