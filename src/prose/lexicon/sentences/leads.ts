import { listed, wordsFor } from "../lexicon.ts";
import { anyOf } from "../words.ts";

/*
 * What people write in front of a flight to say which of their flights it is: `Your return flight`.
 */

const OWN = anyOf(
  listed(
    "your, our, my, ihr, ihre, ihren, unser, mein, dein, votre, vos, notre, mon, su, sus, nuestro, mi, tu, il suo, il vostro, o seu, uw, jouw",
  ),
);
const FLIGHT = anyOf(
  listed("flight, flug, vol, vuelo, vuelo de, volo, volo di, voo, voo de, vlucht, flyg, flyvning"),
);
const WAY = anyOf(
  listed(
    "there, back, home, hinflug, rückflug, heimflug, weiterflug, aller, retour, ida, vuelta, regreso, andata, ritorno, volta, heenvlucht, terugvlucht",
  ).concat(wordsFor("outward", "returning", "parting")),
);
const IS = anyOf(listed("is, ist, est, es, è, é"));

/** Such words and nothing else. */
export const LEAD = new RegExp(
  `^(?!\\W*$)(?:${OWN} ?)?(?:${FLIGHT} ?)?(?:${WAY} ?)?(?:${FLIGHT} ?)?(?:${IS} ?)?[:,-]? *$`,
);
