/** Emails, pages and PDF files for tests; all of their data is invented. */

const CRLF = "\r\n";

/** One character for each byte. */
export function bytesOf(latin1: string): Buffer {
  return Buffer.from(latin1, "latin1");
}

/** A part of an email: its type and further fields, an empty line, and its content. */
export function part(type: string, content: string, ...fields: readonly string[]): string {
  return [`Content-Type: ${type}`, ...fields, "", content].join(CRLF);
}

/** Several parts, one after the other. */
export function multipart(kind: string, ...parts: readonly string[]): string {
  const boundary = `b-${kind}-${parts.length}-${parts.join("").length}`;
  const content = parts.map((each) => `--${boundary}${CRLF}${each}`).join(CRLF);
  return part(`multipart/${kind}; boundary="${boundary}"`, `${content}${CRLF}--${boundary}--`);
}

/** An email with a part as its content. */
export function mailOf(content: string): Buffer {
  const head = ["MIME-Version: 1.0", "From: desk@agency.example", "Subject: Your trip"].join(CRLF);
  return bytesOf(`${head}${CRLF}${content}${CRLF}`);
}

/** A page with a table of two flights. */
export const FLIGHTS = `<!doctype html><html><body><p>Dear traveller,</p><table>
<tr><th>Flight</th><th>Date</th><th>From</th><th>To</th></tr>
<tr><td>BA 178</td><td>12 Apr 2027</td><td>JFK</td><td>LHR</td></tr>
<tr><td>BA 117</td><td>20 Apr 2027</td><td>LHR</td><td>JFK</td></tr>
</table></body></html>`;

/** A page that holds data for programs, and shows something else. */
export function pageWith(data: unknown): string {
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return `<!doctype html><html><head>${script}</head><body><p>See you on board.</p></body></html>`;
}

const SCHEMA = { "@context": "http://schema.org" };
export const CONFIRMED = "http://schema.org/ReservationConfirmed";

export const FLIGHT = {
  ...SCHEMA,
  "@type": "FlightReservation",
  reservationNumber: "RXJ34P",
  reservationStatus: CONFIRMED,
  underName: { "@type": "Person", name: "Eva Example" },
  airplaneSeat: "9A",
  reservationFor: {
    "@type": "Flight",
    flightNumber: "110",
    airline: { "@type": "Airline", name: "United", iataCode: "UA" },
    departureAirport: { "@type": "Airport", name: "San Francisco Airport", iataCode: "SFO" },
    departureTime: "2027-03-04T20:15:00-08:00",
    arrivalAirport: { "@type": "Airport", name: "John F. Kennedy Airport", iataCode: "JFK" },
    arrivalTime: "2027-03-05T06:30:00-05:00",
  },
};

export const HOTEL = {
  ...SCHEMA,
  "@type": "LodgingReservation",
  reservationNumber: "abc456",
  reservationStatus: CONFIRMED,
  underName: { "@type": "Person", name: "John Sampleman" },
  reservationFor: {
    "@type": "LodgingBusiness",
    name: "Sample Palms Resort",
    address: {
      "@type": "PostalAddress",
      streetAddress: "5 Beach Road",
      addressLocality: "Dubai",
      addressCountry: "AE",
    },
    telephone: "+971 4 555 0100",
  },
  checkinTime: "2027-04-11T16:00:00+04:00",
  checkoutTime: "2027-04-13T11:00:00+04:00",
};

export const TRAIN = {
  ...SCHEMA,
  "@type": "TrainReservation",
  reservationNumber: "QW1234",
  underName: { "@type": "Person", familyName: "Sampleman", givenName: "Aria" },
  reservationFor: {
    "@type": "TrainTrip",
    trainNumber: "9031",
    departureStation: { "@type": "TrainStation", name: "London St Pancras" },
    arrivalStation: { "@type": "TrainStation", name: "Paris Nord" },
    departureTime: "2027-05-01T10:24:00+01:00",
    arrivalTime: "2027-05-01T13:47:00+02:00",
  },
  reservedTicket: { ticketedSeat: { seatNumber: "61", seatSection: "16" } },
};

export const CAR = {
  ...SCHEMA,
  "@type": "RentalCarReservation",
  reservationNumber: "546323",
  underName: { "@type": "Person", name: "John Sampleman" },
  reservationFor: {
    "@type": "RentalCar",
    name: "Economy Class Car",
    rentalCompany: { "@type": "Organization", name: "Sample Cars" },
  },
  pickupLocation: { "@type": "Place", name: "San Diego Airport" },
  pickupTime: "2027-08-05T16:00:00-07:00",
  dropoffLocation: { "@type": "Place", name: "Los Angeles Airport" },
  dropoffTime: "2027-08-06T10:30:00-07:00",
};

/** A text on a page, and where it begins, from the left and from the bottom. */
export type PlacedText = readonly [left: number, bottom: number, text: string];

/** A PDF file, each page with texts of 12 points. */
export function pdfOf(pages: readonly (readonly PlacedText[])[], trailer = ""): Buffer {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((texts, index) => {
      const drawn = texts.map(([x, y, text]) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`);
      const content = drawn.join("\n");
      const resources = "/Resources << /Font << /F1 3 0 R >> >>";
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R ${resources} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF`;
  return bytesOf(file + table + end);
}
