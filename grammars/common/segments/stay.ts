import type { TokenType } from "chevrotain";
import type { HotelNode, Money, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { Columns } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { rooms } from "./rooms.ts";
import {
  Address,
  Confirmation,
  freeText,
  Note,
  type Options,
  Phone,
  Rate,
  RoomCode,
  FramedServiceRules,
  SupplierName,
  serviceOpener,
} from "./options.ts";
import { moneyWithin, part, trimmed } from "../values.ts";

/*
 * A hotel whose name is in a column, after a key, or first among the parts without a key:
 *
 *   4 HHL ZZ HK1 LYS 12APR-15APR  3NT 00560  EXEMPLAR CONFLUENCE  1C1DRAC -1/RG-EUR92.00
 *   2 HTL ZZ MK1  ATH 21APR-OUT26APR /H-EXEMPLAR ATHENS/R-TRAM/RQ-EUR610.00/W-SAMPLE STREET 31
 *   3  HTL ZZ 13APR M NN1  DEN/OUT15APR/HOTEL EXEMPLAR/DBLB/MODR/TA00000000/CF-
 */

/** `HHL`, `HTL`: the category of the systems' keywords. */
const StayHead = token("StayHead", /NOT_APPLICABLE/, { label: "hotel" });

/** `3NT`. */
const Nights = token("Nights", /\d{1,3}NT(?![A-Z])/, { label: "nights" });
/** `00560`, after the nights: the hotel's number in its chain. */
const PropertyNumber = token("PropertyNumber", /(?<=\dNT *)\d{3,6}(?!\d)/, { label: "property" });

/** `1C1DRAC -1`: the number of rooms, the code of room and rate, and the number of guests. */
const ROOM = "\\d[A-Z\\d]{2,9} {0,4}-\\d{1,2}(?= *[/*\\n])";
const Rooms = token("Rooms", new RegExp(ROOM), { label: "rooms" });
/** `EXEMPLAR CONFLUENCE` before the rooms. A cut can remove the space between them. */
const HotelName = token("HotelName", new RegExp(`[A-Z\\d][^/\\n]{0,60}?(?= {0,30}${ROOM})`), {
  label: "hotel name",
});
const COLUMN_TOKENS = [Nights, PropertyNumber, Rooms, HotelName];

const COLUMNS = {
  nights: [Nights, Number, /\d+/],
  property: PropertyNumber,
  name: HotelName,
  printedRooms: Rooms,
} satisfies Columns;

/** Provider, status and dates are read by service-frame.ts, options by options.ts. */
class StayRules extends FramedServiceRules {
  /**
   * stay: StayHead frame Nights? PropertyNumber? HotelName? Rooms? options
   *
   *     4 HHL ZZ HK1 LYS 12APR-15APR  3NT 00560  EXEMPLAR CONFLUENCE  1C1DRAC -1/CF-1000000001 *
   */
  readonly line = this.RULE("stay", (): HotelNode => {
    const number = this.elementNumber();
    this.CONSUME(StayHead);
    const { vendor, status, count, city, date, weekday, end } = this.SUBRULE(this.frame);
    const { nights, name, printedRooms } = this.optionals(1, COLUMNS);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => {
      const shaped = partsByShape(options);
      const note = noteOf(options.text(Note));
      return {
        kind: "hotel",
        number,
        chain: vendor,
        status,
        count: rooms(printedRooms) ?? count,
        city,
        date,
        weekday,
        checkOut: end,
        nights,
        name: options.text(SupplierName) ?? trimmed(name) ?? shaped.name,
        address: options.text(Address) ?? note.address,
        room: roomCode(printedRooms) ?? options.text(RoomCode) ?? shaped.room,
        rate: moneyWithin(options.text(Rate)) ?? shaped.rate,
        phone: options.text(Phone) ?? note.phone,
        confirmation: options.text(Confirmation),
        unparsed: shaped.unparsed.length > 0 ? shaped.unparsed : undefined,
      };
    });
  });
}

/** `C1DRAC` of `1C1DRAC -1`. */
function roomCode(text: Read<string> | undefined): Read<string> | undefined {
  return part(text, 1, text?.value.search(/[ -]/) ?? 0);
}

/** The values of parts without a key. */
interface ShapedParts {
  name?: Read<string> | undefined;
  room?: Read<string> | undefined;
  rate?: Read<Money> | undefined;
  readonly unparsed: Read<string>[];
}

const RATE = /^(?:\d[\d.]+ ?[A-Z]{3}|[A-Z]{3} ?\d[\d.]*)$/;
/** `A1KRAC-1`: the code of room and rate, before the number of guests. */
const ROOM_AND_GUESTS = /^[A-Z\d]{3,8}(?= *- *\d{1,2}$)/;
/** Single to quadruple, by the size of the bed, and suites, with a letter for bath or shower. */
const ROOM_TYPE = /^(?:SGL|DBL|TWN|TRP|QUD|KNG|QEN|STE)[A-Z]?$/;
/** `88.00`, an amount without a currency; `MODR`, the class of the room. */
const SAYS_NOTHING = /^(?:[\d.,]+|[A-Z]{1,4})$/;
/** `XX-SAMPLE TEXT`: an option whose key is not known must not become the name. */
const UNKNOWN_OPTION = /^[A-Z]{2,3}-(?! )/;
const PROPERTY_NUMBER = /^\d{3,8} +(?=[A-Z\d])/;

/** Identifies parts without a key by their shape; the first one without a known shape is the name. */
function partsByShape({ leading, trailing }: Options): ShapedParts {
  const found: ShapedParts = { unparsed: [] };
  for (const text of [...leading, ...trailing].flatMap((each) => freeText([each]) ?? [])) {
    const { value } = text;
    const room = ROOM_AND_GUESTS.exec(value) ?? ROOM_TYPE.exec(value);
    if (UNKNOWN_OPTION.test(value)) found.unparsed.push(text);
    else if (RATE.test(value)) found.rate ??= moneyWithin(text);
    else if (room !== null) found.room ??= part(text, 0, room[0].length);
    else if (found.name === undefined && leading.length > 0 && /[A-Z]/.test(value))
      found.name = part(text, PROPERTY_NUMBER.exec(value)?.[0].length ?? 0, value.length);
    else if (!SAYS_NOTHING.test(value)) found.unparsed.push(text);
  }
  return found;
}

/** The word before a telephone number. */
const TELEPHONE = /\b(?:FONE|PHONE|TEL)\b/;
/** `555-555-0100`. */
const DIGITS = /\+?\d[\d ().-]*/;
/** The marks between the lines of an address. */
const LINE_BREAKS = "@¥‡¤$* ";

/**
 * The address and the telephone number of a hotel that an agent noted:
 *
 *     @1 SAMPLE DRIVE¥DENVER CO 00000¥FONE 555-555-0100
 */
function noteOf(note: Read<string> | undefined): Pick<HotelNode, "address" | "phone"> {
  if (!note?.value.startsWith("@")) return {};
  const { value } = note;
  const telephone = TELEPHONE.exec(value)?.index ?? value.length;
  let end = telephone;
  while (end > 1 && LINE_BREAKS.includes(value.charAt(end - 1))) end--;
  const phone = part(note, telephone, value.length);
  const digits = DIGITS.exec(phone?.value ?? "");
  return {
    address: trimmed(part(note, 1, end)),
    phone:
      digits === null
        ? undefined
        : trimmed(part(phone, digits.index, digits.index + digits[0].length)),
  };
}

/** The hotels of a system: how they begin, the tokens up to the options, and those of the options. */
export function stays(
  head: string,
  frame: readonly TokenType[],
  options: readonly TokenType[],
): LineFamily {
  const opener = serviceOpener("StayOpener", head, StayHead, "hotel");
  return lineFamily("hotel", [opener], [...frame, ...COLUMN_TOKENS, ...options], StayRules);
}
