import { listed, wordsFor } from "../lexicon.ts";

/*
 * What sentences say of a rented car, in all languages: `Sie übernehmen Ihren Mietwagen`, `on la rend`.
 */

/** One gets the car. */
export const COLLECTING = listed(`
  collect, collects, collected, pick up, picks up, pick it up, picking up, picked up,
  holen, holt, holst, hole, abholen, abgeholt, übernehmen, übernimmst, übernehmt, übernommen,
  récupère, récupères, récupérez, récupérons, récupérer, récupérerez, retirez, retirer, prenez possession,
  recoges, recoge, recogéis, recogen, recogemos, recoger, recogerás, recogeréis, retiran, retiramos,
  ritiri, ritira, ritirate, ritiriamo, ritirano, ritirare, ritirerete,
  levantar, levantam, levantamos, retirar, retira, retire, retiram, recolher, recolhem,
  ophalen, ophaalt, haalt, haal, halen, opgehaald, afhalen,
  odbierasz, odbiera, odbieracie, odbieramy, odbierzesz, odebrać, odbierają,
  alacaksınız, alıyorsunuz, alacağız, teslim alacaksınız, alınacak,
  забираете, забираем, забрать, заберёте, получаете, получить,
  hämtar, hämtas, hämta, henter, hentes, hente, afhentes, afhenter,
  noudatte, noudat, noudetaan, noutaa,
  vyzvednete, vyzvednout, vyzvedneme, převezmete, přebíráte,
  átveszi, átveszik, átvesszük, átvehető,
  παραλαμβάνετε, παραλαμβάνουμε, παραλάβετε
`);

/** One gives it back. */
export const HANDING_BACK = listed(`
  return, returns, return it, returned, hand it back, hand back, bring it back, bring back, drop it off, drop off, give it
  back, handed back, dropped off,
  zurückgeben, zurückgegeben, zurückbringen, zurück, abgeben, abgegeben, gebt, geben, gibst, bringt,
  rends, rend, rendez, rendons, rendre, rendrez, restituez, restituer, restitue, restituons, ramenez, ramener,
  devuelves, devuelve, devolvéis, devuelven, devolvemos, devolver, devolverlo, devolverás, devolveréis, entregáis,
  riconsegni, riconsegna, riconsegnate, riconsegniamo, riconsegnare, restituisci, restituite, restituiamo, restituire,
  devolver, devolve, devolvem, devolvemos, entregar, entregam,
  inleveren, inlevert, ingeleverd, levert, lever, leveren, terugbrengen, teruggebracht,
  zwracasz, zwraca, zwracacie, zwracamy, oddajesz, oddajecie, oddajemy, oddać, zwrócić,
  bırakacaksınız, bırakıyorsunuz, teslim edeceksiniz, iade edeceksiniz, iade edilecek,
  возвращаете, возвращаем, вернуть, сдаёте, сдаём, сдать,
  lämnar, lämnas, lämna, återlämnas, återlämnar, afleveres, afleverer, aflevere, leveres, leverer, levere, returneres,
  palautatte, palautat, palautetaan, palauttaa,
  vrátíte, vrátit, vrátíme, odevzdáte,
  leadja, leadják, visszaadja, visszaadjuk, leadható,
  επιστρέφετε, επιστρέφουμε, παραδίδετε
`);

/** The car, where it is certain which one is meant. */
export const TOLD_CARS = [
  ...wordsFor("rentalCar", "carTitles"),
  ...listed(`
    fahrzeugs, fahrzeuges, wagens, wagen, autos, auta, samochodu, pojazdu, vozu, vozidla, автомобиля, машину, машины,
    bilen, auton, autót, gépkocsit, αυτοκινήτου, οχήματος, aracı, aracınızı, arabayı
  `),
];

/** What can be between a verb or a noun and the car: articles and words for whose it is. */
export const BEFORE_CAR = listed(`
  of, the, a, your, our, my, des, der, den, dem, das, ihres, ihren, ihr, ihre, ihrer, eures, euren, deines, deinen, unseres, unseren,
  seines, eines, einen, du, de, la, le, votre, notre, ta, mon, ma, vos, del, el, tu, su, vuestro, nuestro, un, una, une,
  della, dell', dello, il, lo, l', tua, sua, vostra, vostro, nostra, do, da, dos, o, seu, van, het, een, uw, je, jullie,
  onze, din, dit, deres, eres, av, af, ditt, er, twojego, państwa, naszego, ваш, вашего, vašeho, az, του, το
`);

/** The same in one word. */
export const COLLECTED_CAR = listed(
  "mietwagenübernahme, mietwagenannahme, mietwagenabholung, fahrzeugübernahme, autoübernahme",
);
export const RETURNED_CAR = listed(
  "mietwagenrückgabe, mietwagenabgabe, fahrzeugrückgabe, autorückgabe",
);

/** Before a time that an end of the car only has to be before or after. */
export const LIMITS = listed(`
  by, before, until, till, from, after, latest, bis, ab, vor, nach, spätestens, frühestens, avant, après, dès, jusqu'à, à partir de,
  antes de, hasta, a partir de, desde, después de, entro, prima, dalle, fino, dopo, até, depois, vóór, voor, tot, vanaf, na, uiterlijk,
  do, przed, od, po, najpóźniej, до, с, после, senast, före, från, senest, før, fra, viimeistään, ennen, před, od, po, előtt, után,
  πριν, μετά
`);
