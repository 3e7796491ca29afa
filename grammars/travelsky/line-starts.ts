/*
 * Where items begin in a screen that lost its line breaks, each with its indent:
 *
 *   1.LI/MING KE9SWE 2.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2  3.T
 */

const AIR = "\\*?(?:[A-Z][A-Z\\d]|\\d[A-Z])(?:\\d{1,4}|OPEN)[A-Z]? {1,12}[A-Z]\\d? {1,12}[A-Z\\d]";
const KEYWORD =
  "(?:ARNK|SSR [A-Z]{4} |OSI [A-Z\\d]{2} |RMK |TL/\\d|T(?= )|FN/|FC/|FP/|EI/|TC/|TN/|XN/IN/|[A-Z]{3}/T |[A-Z]{3}\\d{3}(?= {0,160}(?:\\n|$)))";

/** The blanks before numbers of two digits, which begin at the margin: `12.SHA777`. */
export const flush = /^ *(?=\d\d\.)/gm;

export const lineStarts = new RegExp(
  `(?<=[^ ])(?= {1,60}\\d{1,3}\\. {0,12}(?:${AIR}|${KEYWORD}))|(?<=ELECTRONIC TICKET PNR\\*\\*)(?= {0,2}1\\.)`,
  "g",
);
