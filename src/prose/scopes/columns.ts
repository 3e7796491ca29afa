import { LETTER } from "../lexicon/words.ts";

/** Titles of columns. */
const TITLES = new Set(
  (
    "flight flights flt no number nr date day from to dep departure departs departing arr arrival arrives arriving " +
    "class cls booking cabin stat status org dst orig dest origin destination route airline carrier time terminal seat " +
    "passenger passengers traveller pnr ref reference locator name type title ticket aircraft equipment duration stops airport city pax via rbd " +
    "flug flugnr datum von nach ab an abflug ankunft klasse uhrzeit gesellschaft strecke status sitz reisender name typ " +
    "vol de à a départ arrivée classe date heure compagnie siège passager statut numéro " +
    "vuelo origen destino fecha salida hora llegada clase aerolínea asiento pasajero estado número " +
    "cia voo data origem destino partida chegada classe companhia assento passageiro saída " +
    "volo da partenza arrivo ora classe compagnia posto passeggero"
  ).split(" "),
);
const CLASS_TITLES = new Set(["class", "cls", "rbd", "klasse", "classe", "clase"]);
const WORDS = new RegExp(`${LETTER}+`, "g");

/**
 * Whether a line is nothing but the titles of a table's columns.
 *
 * @param named only if the booking class has one
 */
export function isColumnTitles(line: string, named?: "class"): boolean {
  if (line.length > 300 || /\d/.test(line)) return false;
  const words = line.toLowerCase().match(WORDS) ?? [];
  if (words.length < 2 || !words.every((word) => TITLES.has(word))) return false;
  return named === undefined || words.some((word) => CLASS_TITLES.has(word));
}
