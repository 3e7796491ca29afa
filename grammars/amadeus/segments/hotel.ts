import type { HotelNode, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { rooms } from "../../common/segments/rooms.ts";
import {
  Confirmation,
  EndDay,
  freeText,
  unparsedOf,
  type Options,
  OtherOption,
  Phone,
  Rate,
  FramedServiceRules,
  SupplierName,
} from "../../common/segments/options.ts";
import { EndDate, SERVICE, spacedService } from "../../common/segments/service-frame.ts";
import { ANY_DATE, DAY_MONTH } from "../../common/shapes.ts";
import { dateValue, moneyValue, moneyWithin, part } from "../../common/values.ts";
import {
  confirmation,
  endDay,
  option,
  optionsOf,
  otherOption,
  supplierCode,
  supplierName,
  TEXT,
} from "./options.ts";
import { BOOKED_HOTEL, NOTED_HOTEL } from "../shapes.ts";

/*
 * A hotel, booked in the system or noted by an agent:
 *
 *   2 HHL ZZ HK1 TLL IN20APR OUT22APR 1DBLRAC EUR84.00 DLY ABS HOTEL EXEMPLAR BAY/BC-GLZZDBL
 *   5 HTL 1A HK1 NCE 13APR-16APR/HOTEL EXEMPLAIRE/12 RUE DU MODELE/T-00.00.00.00.00/CF-ABC123/
 */

/** `HHL`. */
const BookedHotel = token("BookedHotel", new RegExp(spacedService(BOOKED_HOTEL)), {
  label: BOOKED_HOTEL,
  push_mode: "bookedHotel",
});
/** `HTL`. */
const NotedHotel = token("NotedHotel", new RegExp(spacedService(NOTED_HOTEL)), {
  label: NOTED_HOTEL,
  push_mode: "notedHotel",
});

/** `OUT22APR`, before the rooms and the hotel. */
const CheckOut = token("CheckOut", new RegExp(`OUT *${ANY_DATE}`), {
  label: "check-out",
  categories: [EndDate],
  pop_mode: true,
  push_mode: "bookedHotelText",
});
/** `1DBLRAC`: the number of rooms and the code of room and rate, right after the dates. */
const Room = token(
  "Room",
  new RegExp(String.raw`(?<=OUT *${DAY_MONTH}\d* +)\d(?=[A-Z])[A-Z\d]{2,8}(?![A-Z\d])`),
  { label: "room" },
);
/** `EUR84.00`, after the rooms or the dates. */
const HotelRate = token(
  "HotelRate",
  new RegExp(
    String.raw`(?<=OUT *${DAY_MONTH}\d* +(?:\d[A-Z\d]{2,8} +)?)[A-Z]{3} ?\d{1,12}(?:,\d{3}){0,3}(?:\.\d{1,4})?(?![A-Z\d])`,
  ),
  { label: "rate" },
);
/** `DLY ABS`: the period of the rate and its family. */
const RateTerms = token(
  "RateTerms",
  /(?<=\d +)(?:DLY|WKY|MLY|WKD|PKG)(?: +[A-Z\d]{3}(?=[ /\n]))?(?![A-Z\d])/,
  { label: "rate terms" },
);

const phone = option(Phone, "T|TEL|PH|PHONE|FONE", TEXT, " *[-:] *(?! )| (?=[+\\d])");
/** `RATE:STANDARD CAD155.75/NIGHT`. */
const rate = option(Rate, "RATE|TARIF|PRICE", `${TEXT}(?:\\/ *(?:PER )?(?:NIGHT|NT|DAY))?`);
/** Keys of options that the rule does not use; any other word with a hyphen is text. */
const detail = option(OtherOption, "B[CS]|G|GT|NM|SI|ID|RQ|F|FAX|E|EML|EMAIL|CD|RC|RT");

const BOOKED_MODE = [...SERVICE, CheckOut];
const BOOKED_TEXT_MODE = [
  Room,
  HotelRate,
  RateTerms,
  ...optionsOf(confirmation, phone, otherOption),
];
const NOTED_MODE = [
  ...SERVICE,
  ...optionsOf(confirmation, phone, rate, supplierCode, supplierName, endDay, detail),
];

/**
 * Provider, status and dates are read by common/segments/service-frame.ts, options by
 * common/segments/options.ts.
 */
class HotelRules extends FramedServiceRules {
  /** hotel: bookedHotel | notedHotel */
  readonly line = this.RULE("hotel", (): HotelNode => {
    const number = this.elementNumber();
    const hotel = this.oneRule(this.bookedHotel, this.notedHotel);
    return this.ACTION(() => ({ number, ...hotel }));
  });

  /**
   * bookedHotel:
   *   BookedHotel frame Room? HotelRate? RateTerms? options
   *
   *     HHL ZZ HK1 TLL IN20APR OUT22APR 1DBLRAC EUR84.00 DLY ABS HOTEL EXEMPLAR BAY/CF-100000001
   */
  private readonly bookedHotel = this.RULE("bookedHotel", (): HotelNode => {
    this.CONSUME(BookedHotel);
    const { vendor, status, count, city, date, end } = this.SUBRULE(this.frame);
    const room = this.optionalText(1, Room);
    const rate = this.optional(2, HotelRate, moneyValue);
    this.skip(3, RateTerms);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => ({
      kind: "hotel",
      chain: vendor,
      status,
      count: rooms(room) ?? count,
      city,
      date,
      checkOut: end,
      room: part(room, 1, room?.value.length ?? 0),
      rate,
      name: freeText(options.leading),
      phone: options.text(Phone),
      confirmation: options.text(Confirmation),
      unparsed: unparsedOf(options.trailing),
    }));
  });

  /**
   * notedHotel: NotedHotel frame options
   *
   *     HTL 1A HK1 YYZ 12APR-18APR/TORONTO,EXEMPLAR SUITES,TEL-1 555 0100,CF:ABC222/P1
   *     HTL 1A HK1 NCE 13APR-/SUN-HOTEL EXEMPLAIRE/SUC-RT/ED-16APR
   */
  private readonly notedHotel = this.RULE("notedHotel", (): HotelNode => {
    this.CONSUME(NotedHotel);
    const { vendor, status, count, city, date, end } = this.SUBRULE(this.frame);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => ({
      kind: "hotel",
      chain: vendor,
      status,
      count,
      city,
      date,
      checkOut: end ?? options.value(EndDay, dateValue),
      ...nameAndAddress(options),
      rate: moneyWithin(options.text(Rate)),
      phone: options.text(Phone),
      confirmation: options.text(Confirmation),
      unparsed: unparsedOf(options.trailing),
    }));
  });
}

const HOTEL_WORD =
  /\b(?:HOTEL|HTL|INN|SUITES?|RESORT|PALACE|LODGE|MOTEL|HOSTEL|HOSTAL|AUBERGE|RESIDENCE|PENSION)\b/;

/** `2 TWIN`, `DBL ROOM`: a part that is neither a name nor an address. */
const ROOMS =
  /^[,/] {0,4}(?:\d{1,2} {0,2}X? {0,2})?(?:TWIN|TWN|DOUBLE|DBL|SINGLE|SGL|TRIPLE|TPL|TRP|QUAD)B?S?(?: {1,2}(?:ROOMS?|BEDS?))? {0,4}$/;

/**
 * Between slashes the name comes first, and everything up to the first option is the address. Between
 * commas the city may come first. Without such text, an option can have the name:
 * `/SUN-HOTEL EXEMPLAIRE`.
 */
function nameAndAddress(options: Options): Pick<HotelNode, "name" | "address" | "room"> {
  const { mark } = options;
  const first = options.leading.findIndex((text) => freeText([text]) !== undefined);
  if (first === -1) return { name: options.text(SupplierName) };
  const rooms = options.leading.find(({ value }, index) => index > first && ROOMS.test(value));
  const parts = options.leading.slice(first).filter((text) => text !== rooms);
  const place = namedPlace(parts, mark);
  return rooms === undefined ? place : { room: freeText([rooms]), ...place };
}

function namedPlace(
  parts: readonly Read<string>[],
  mark: string | undefined,
): Pick<HotelNode, "name" | "address"> {
  if (!isCommaForm(parts, mark)) {
    const second = parts.findIndex((text, index) => index > 0 && text.value.startsWith("/"));
    const end = second === -1 ? parts.length : second;
    return { name: freeText(parts.slice(0, end)), address: freeText(parts.slice(end)) };
  }
  const place = isNameFirst(parts, mark) ? 0 : 1;
  return {
    name: freeText(parts.slice(place, place + 1)),
    address: freeText(parts.slice(place + 1)) ?? freeText(parts.slice(0, place)),
  };
}

/** Whether commas separate the parts. Options after slashes do not matter if there are several commas. */
function isCommaForm(parts: readonly Read<string>[], mark: string | undefined): boolean {
  const areCommas = parts.every((text, index) => index === 0 || text.value.startsWith(","));
  return areCommas && (mark !== "/" || parts.length > 2);
}

/**
 * Whether the name precedes the city, unlike in `/MUENCHEN, ZUM GRUENEN BAEREN, GRUENSTR. 1`. After a
 * slash a city is a single word.
 */
function isNameFirst([first, second]: readonly Read<string>[], mark: string | undefined): boolean {
  const start = first?.value ?? "";
  return (
    second === undefined ||
    HOTEL_WORD.test(start) ||
    /^, *\d/.test(second.value) ||
    (mark === "/" && /[^/ ] +[^/ ]/.test(start))
  );
}

export const hotel: LineFamily = {
  name: "hotel",
  openers: [BookedHotel, NotedHotel],
  modes: {
    bookedHotel: BOOKED_MODE,
    bookedHotelText: BOOKED_TEXT_MODE,
    notedHotel: NOTED_MODE,
  },
  rules: HotelRules,
};
