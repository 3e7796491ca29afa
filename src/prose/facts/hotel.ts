import type { Read } from "../../ast/nodes.ts";
import { term, valued, groupOf, type Term } from "./fact.ts";
import { anyCase, anyOf, capitals, LETTERS, WORD_START } from "../lexicon/words.ts";

/*
 * What is said of a stay, each behind its label:
 *
 *   Hotel: Grand Example, Check-in: 12 Apr 2027, Check-out: 15 Apr 2027, Confirmation: 12345
 *   Address: 1 Sample Quay, Sydney
 *   5 nights        1 room
 */

const CHECK_IN = [
  "check-in",
  "check in",
  "checkin",
  "arrival date",
  "anreise",
  "arrivée le",
  "date d'arrivée",
  "entrada",
  "llegada el",
  "data de entrada",
  "fecha de entrada",
];
const CHECK_OUT = [
  "check-out",
  "check out",
  "checkout",
  "abreise",
  "départ le",
  "date de départ",
  "salida el",
  "saída em",
  "fecha de salida",
  "data de saída",
];
const HOTEL = [
  "hotel",
  "hotel name",
  "hôtel",
  "albergo",
  "accommodation",
  "property",
  "unterkunft",
  "alojamiento",
  "hospedagem",
  "hébergement",
  "pousada",
];
const ADDRESS = [
  "address",
  "hotel address",
  "adresse",
  "anschrift",
  "dirección",
  "endereço",
  "indirizzo",
];
const NIGHTS = [
  "night",
  "nights",
  "nacht",
  "nächte",
  "nuit",
  "nuits",
  "noche",
  "noches",
  "noite",
  "noites",
  "notte",
  "notti",
];
const ROOMS = [
  "room",
  "rooms",
  "zimmer",
  "chambre",
  "chambres",
  "habitación",
  "habitaciones",
  "quarto",
  "quartos",
  "camera",
  "camere",
];
/** What a label on the same line begins with, behind a comma. */
const NEXT_LABEL = `(?= {0,2}(?:[,;|] {0,2}|  +)(?:[${LETTERS}-]{1,20} ?){1,3}:| *\\n)`;
/** A line that says that what follows is a hotel: its name is the next line. */
export const HOTEL_TITLE = new RegExp(`^\\W*${anyOf(HOTEL)}\\W*$`);
const REST = "[!-\\uffff][^\\n|;]{0,120}?";

export const hotels: readonly Term[] = [
  labelled("HotelName", HOTEL, (name) => ({ kind: "hotel", name })),
  labelled("HotelAddress", ADDRESS, (address) => ({ kind: "address", address })),
  term("CheckIn", `${WORD_START}${anyOf(CHECK_IN)} {0,2}:?`, () => ({ kind: "checkIn" })),
  term("CheckOut", `${WORD_START}${anyOf(CHECK_OUT)} {0,2}:?`, () => ({ kind: "checkOut" })),
  counted("Nights", NIGHTS, "nights"),
  counted("Rooms", ROOMS, "rooms"),
];

function labelled(
  name: string,
  words: readonly string[],
  meaning: (value: Read<string>) => ReturnType<Parameters<typeof term>[2]>,
): Term {
  return term(name, `${WORD_START}${anyOf(words)} {0,2}: {0,3}${REST}${NEXT_LABEL}`, (text) => {
    const value = groupOf(text, /^[^:]*: *(\S(?:.*[^ ,])?)[ ,]*$/, 1);
    return value && meaning(valued(value, capitals(value.value)));
  });
}

function counted(name: string, words: readonly string[], kind: "nights" | "rooms"): Term {
  return term(
    name,
    `(?<![${LETTERS}\\d.,:/-])(?:\\d{1,2} ?(?:x )?${anyOf(words)}|(?:${words.map(anyCase).join("|")}): {0,3}\\d{1,2}(?![\\d.,:/]))`,
    (text) => {
      const count = groupOf(text, /(\d{1,2})/, 1);
      return count && { kind, count: valued(count, Number(count.value)) };
    },
  );
}
