/** Finds text that looks personal, whether it was read or not, and text that belongs to the form. */
import type { Mark } from "./marks.ts";
import type { Treatment } from "./kinds.ts";

/** Including the marks that systems print in place of the at sign, and the content of links. */
const EMAIL =
  /[\p{L}\d][\p{L}\d._%+-]{0,63}(?:@|%40|\/\/|\u2021)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/gu;
/** Seven or more digits, in groups. */
const PHONE = /(?<![\p{L}\d])(?:\+|00|\()?\d(?:[ ./()-]{0,2}\d){6,17}(?![\p{L}\d])/gu;
/** Including the leading number of the airline. */
const TICKET = /(?<!\d)\d{3}[- ]?\d{10}(?:\d(?!\d)|(?!\d))/g;
/** The number of a passport, a company or a booking: letters and digits mixed. */
const CODE = /^(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]{5,20}$/;
/**
 * Other text that looks like such a number: flights, seats, city pairs with numbers, the middle of
 * `2027-03-07T22:55`.
 */
const NO_CODE =
  /^(?:[A-Z\d]{2}\d{1,4}[A-Z]?|\d{3,4}[A-Z]|[A-Z]{2,4}\d{1,2}|\d{1,3}[A-Z]{1,3}|[A-Z]{3}\d{1,6}|\d\dT\d\d)$/;
/** The day of a flight, glued to the text around it. */
const DAY_MONTH = /\d(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/;

/** Whether letters and digits look like the number of a document or a booking. */
export function isCode(token: string): boolean {
  return CODE.test(token) && !NO_CODE.test(token) && !DAY_MONTH.test(token);
}

/** Three numbers, of which the first or the last is a year. */
const DAY = /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:\d{4}|\d\d))$/;

/** Times, and single digits such as those of terminals between them. */
const TIMES = /^(?:(?:[01]\d|2[0-4])[0-5]\d|\d)(?:[ /-]{1,2}(?:(?:[01]\d|2[0-4])[0-5]\d|\d))*$/;

/** Ranks below what was read and above the words around it. */
const RANK = 1.5;

/** Text that looks like an address, a number or a code, unless it was read as something else. */
export function patternMarks(text: string): readonly Mark[] {
  return [
    ...found(text, PHONE, "phones", (value) => !DAY.test(value) && !TIMES.test(value)),
    ...found(text, TICKET, "tickets"),
    ...found(text, EMAIL, "emails", (value) => !value.startsWith("http")),
  ];
}

/** Tags, character references and escapes, which are not words. */
const FORM =
  /<\/?[a-z][^<>]{0,2000}>|&#?[A-Za-z\d]{2,8};|=\r?\n|(?:=[\dA-F]{2})+|\\(?:[nrt"\\/]|u[\da-f]{4})/g;

/** What an agent typed before a locator or a flight, as shown by an echo: `RTZQ7KXA`, `DOBA117/12APR`. */
const ENTRY = /^[ >]*(?:RT(?=[A-Z\d]{6}[ \t]*$)|DO(?=[A-Z\d]{2}\d{1,4}\/\d{1,2}[A-Z]{3}))/gm;
/** What is printed without a space before an address or a ticket: a language, an infant. */
const ATTACHED = /(?<=\bAPN )[A-Z]\+|\bINF(?=\d{13}\b)/g;

export function formMarks(text: string): readonly Mark[] {
  const kept = [ENTRY, ATTACHED].flatMap((pattern) => found(text, pattern, "kept"));
  return [...tagMarks(text), ...kept.map((mark) => ({ ...mark, rank: 9 }))];
}

function tagMarks(text: string): readonly Mark[] {
  return Array.from(text.matchAll(FORM), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    as: text.charAt(index) === "<" ? "loose" : "kept",
    rank: text.charAt(index) === "<" ? 1.2 : 9,
  }));
}

function found(
  text: string,
  pattern: RegExp,
  as: Treatment,
  accepts: (value: string) => boolean = () => true,
): readonly Mark[] {
  return Array.from(text.matchAll(pattern))
    .filter(([value]) => accepts(value))
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length, as, rank: RANK }));
}
