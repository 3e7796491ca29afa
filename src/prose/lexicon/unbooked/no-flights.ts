import { listed, wordsFor } from "../lexicon.ts";
import { anyOf, eitherOf, WORD_START } from "../words.ts";

/*
 * What a word for a flight is part of, and what it means in another language, that is no flight of a traveller: `flight
 * simulator`, `carnet de vol`, and `parking lot`, because `lot` is Polish for a flight. `#` is a figure.
 */

export const OTHER_THINGS = listed(`
  flight conditions, conditions de vol, condiciones de vuelo, condizioni di volo, flugbedingungen, flight simulator, flight simulators, flight simulation, flight sim, flight recorder, flight recorders, flight data, flight deck,
  flight case, flight cases, flight log, flight logs, flight logbook, flight school, flight schools, flight lesson, flight lessons,
  flight training, flight instructor, flight academy, flight test, flight tests, flight jacket, flight suit, flight club,
  flight game, flight mode, flight attendant, flight attendants, flight crew, flight crews, flight controller, flight controllers,
  flight control, flight director, flight engineer, flight engineers, flight path, flight paths, flight computer, flight software,
  flight stick, flight cage, flight feathers, flight hours, flight risk, flight stairs, flight safety, flight physics,
  flight of stairs, flight of steps, flight of fancy, flight of beer, flight of beers, flight of wine, flight of wines,
  flight of capital, flight of birds, flights of stairs, flights of steps, fight or flight, maiden flight of, test flight, test flights,
  flt sim, boarding school, boarding schools, boarding house, boarding kennel, boarding kennels, boarding stable,
  airline stock, airline stocks, airline share, airline shares, airline industry, airline hose,
  drone flight, drone flights, drone show, balloon flight, balloon flights, glider flight, glider flights, drohnenflug, drohnenflüge, ballonfahrt,
  vol de drone, vol en ballon, vol en parapente, vuelo de dron, vuelo de drones, vuelo en globo, volo di drone, volo in mongolfiera, voo de drone,
  voo de balão, dronevlucht, ballonvlucht, fly fishing, fly tying, fly agaric, fly swatter, fly ash, fly rod, fly rods, parking lot, parking lots, car lot, auction lot, job lot,
  building lot, lot number, lot no, lot size, vol. #, vol #,
  flug der vögel, flug der kraniche, flug der bienen, flug der zugvögel,
  simulateur de vol, simulateurs de vol, simulation de vol, enregistreur de vol, enregistreurs de vol, carnet de vol, carnets de vol,
  école de vol, cours de vol, leçon de vol, leçons de vol, plan de vol, journal de vol, essai de vol, essais de vol, heures de vol,
  personnel de vol, plainte pour vol, déclaration de vol, tentative de vol, assurance vol, garantie vol, alarme vol, victime de vol,
  vol à l'étalage, vol avec effraction, vol à main armée, vol de vélo, vol de vélos, vol de voiture, vol de voitures, vol de données,
  vol d'identité, vol de bijoux, vol d'oiseau, vol à voile,
  simulador de vuelo, simuladores de vuelo, simulación de vuelo, registrador de vuelo, grabadora de vuelo, escuela de vuelo, plan de vuelo,
  clase de vuelo, clases de vuelo, curso de vuelo, horas de vuelo, vuelo de pájaro, vuelo libre, vuelo sin motor,
  simulatore di volo, simulatori di volo, simulazione di volo, registratore di volo, scuola di volo, piano di volo, corso di volo,
  lezione di volo, ore di volo, volo d'uccello, volo a vela, volo libero,
  simulador de voo, simuladores de voo, simulação de voo, gravador de voo, escola de voo, plano de voo, aula de voo, curso de voo,
  horas de voo, voo livre,
  symulator lotu, symulatora lotu, symulatorze lotu, rejestrator lotu, dziennik lotu, plan lotu, numer partii lot, rejs statkiem,
  rejs wycieczkowy, rejs jachtem, rejs promem, rejs żaglowcem,
  simulátor letu, deník letu, plán letu, škola letu, let me, let us, let it,
  uçuş simülatörü, uçuş okulu, uçuş eğitimi, uçuş kaydı, uçuş modu, otobüs seferi, tren seferi, vapur seferi, feribot seferi,
  mô phỏng chuyến bay,
  автобусный рейс, рейс автобуса, рейс теплохода, морской рейс,
  προσομοιωτής πτήσης, προσομοιωτή πτήσης, σχολή πτήσης,
  رحلة بحرية, رحلة مدرسية, محاكي رحلة, סימולטור טיסה,
  フライトシミュレーター, フライトレコーダー, フライトジャケット, フライトスクール, 模拟航班, 航班模拟
`);

/** Before a code and a number, beside the words of each language for what is no flight: `parcel KL 641`, `block FR 12`, `module LX 318`. */
export const NUMBERED_THINGS = listed(`
  wind, winds, wind from, winds from, gusts from, balík, zásilka, blok, řada, sektor, tribuna, hala, trajekt, loď, modul, chyba, proces, pakke, forsendelse, række, sektion, hal, parti,
  færge, skib, fejl, pakket, pakje, zending, vak, rij, tribune, kavel, pallet, module, fout, express coach, shipment, consignment,
  tracking no, tracking number, block, row, lane, aisle, warehouse, modules, error, exception, thread, process, host, build, release,
  paketti, lähetys, lohko, rivi, katsomo, halli, erä, lautta, laiva, moduuli, virhe, prosessi, colis, envoi, numéro de suivi, bloc, rangée,
  secteur, hall, autocar, palette, erreur, processus, paket, sendung, sendungsnummer, reihe, tribüne, halle, stellplatz, parkplatz,
  container, fehler, fehler in, prozess, csomag, küldemény, blokk, szektor, tribün, csarnok, komp, hajó, hiba, folyamat, pacco, spedizione,
  blocco, fila, settore, lotto, padiglione, modulo, errore, processo, sending, rad, felt, ferge, skip, feil, prosess, paczka, przesyłka,
  rząd, trybuna, partia, paleta, moduł, błąd, encomenda, envio, bloco, setor, bancada, lote, palete, módulo, erro, paquete, envío, bloque,
  sector, palé, proceso, försändelse, sändning, läktare, fel, kargo, gönderi numarası, gönderi no, takip no, sıra, koltuk, raf, modül,
  hata, süreç, kiện hàng, khu, dãy, طرد, شحنة, صف, 包裹, 快递, 货柜, δέμα, αποστολή, τομέας, σειρά, πλοίο, φέρι, σφάλμα, חבילה, משלוח, שורה, גוש,
  荷物, 荷物番号, 列, посылка, отправление, блок, ряд, сектор, трибуна, корпус, партия, теплоход, модуль, ошибка, процесс
`);

const ANY = anyOf(OTHER_THINGS).replaceAll("#", "\\d{1,4}");
const OTHER_THING = new RegExp(WORD_START + ANY, "g");
const OTHER_BEFORE = new RegExp(`${WORD_START}${ANY}[ .:|#]{0,4}$`);
const LONGEST = 40;

/** A text without the words for a flight that are part of another thing. */
export function withoutOtherThings(text: string): string {
  return text.replaceAll(OTHER_THING, " ");
}

const ONLY_OTHER_THING = new RegExp(`^${ANY}$`);

/** Whether words are such a thing and nothing else. */
export function isOtherThing(words: string): boolean {
  return ONLY_OTHER_THING.test(words);
}

/** Whether such a thing is directly before a place in the text: `flight simulator LH 400`. */
export function isAfterOtherThing(start: number, text: string): boolean {
  return OTHER_BEFORE.test(text.slice(Math.max(0, start - LONGEST), start));
}

/*
 * Words for a flight that are also said of a bus, a ship or a parcel on its way: `sefer`, `rejs`, `рейс`. Beside words
 * for one of these, only a word that is said of nothing else shows that a text is about a flight.
 */

const SHARED = ["sefer", "rejs", "рейс", "járat"];
const OTHER_MEANS = listed(`
  otobüs, kargo, gönderi, feribot, vapur, gemi, dolmuş, minibüs, autobus, autokar, przesyłk, paczk, promem, statek, statkiem, kurier,
  автобус, паром, теплоход, посылк, груз, отправлени, маршрутк, hajó, csomag, busz, komp
`);
const isShared = (word: string) => SHARED.some((shared) => word.includes(shared.slice(0, 4)));
const SHARED_BEFORE = new RegExp(
  `${WORD_START}(?:${anyOf(wordsFor("flight", "flightNumber", "flightBefore").filter(isShared))})[ .:|#\u2116]{0,4}$`,
);
const MEANS = new RegExp(WORD_START + eitherOf(OTHER_MEANS));
const CARRIERS = new Set(["przewoźnik", "dopravce"]);
const ONLY_FLIGHT = new RegExp(
  `${WORD_START}(?:${eitherOf([
    ...wordsFor("flight", "flights", "airport").filter(
      (word) => !isShared(word) && !CARRIERS.has(word),
    ),
    ...listed(
      "uçak, uçuş, havali, havaal, samolot, lotnicz, самол, авиа, аэропорт, вылет, repül, légi",
    ),
  ])})`,
);

/** Whether a number after such a word is that of another means of transport, by the words of the text. */
export function isOfOtherMeans(start: number, text: string): boolean {
  if (!SHARED_BEFORE.test(text.slice(Math.max(0, start - LONGEST), start))) return false;
  return MEANS.test(text) && !ONLY_FLIGHT.test(text);
}
