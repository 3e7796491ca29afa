import { listed, wordsFor } from "../lexicon.ts";
import { folded } from "../words.ts";

/*
 * The words with which sentences say what a journey costs altogether, by language: `The flights came to £338.40 for
 * both of us`. What they cannot be about is left out: `extra`, `deposit`.
 */

interface SumWords {
  /** What is paid for. */
  readonly things: string;
  /** The same, where it can be anything that the sentence before tells of. */
  readonly anything: string;
  /** Before the amount. */
  readonly cameTo: string;
  /** What says that nobody pays more. */
  readonly inAll: string;
  /** Words between these. */
  readonly others: string;
  /** After the amount that each of several people pays. */
  readonly each: string;
}

/** `price`: words for any price. */
export type SumTopic = keyof SumWords | "price";

/** What is paid for apart from the ticket. */
export const LUGGAGE = listed(`
  bag, bags, suitcase, suitcases, insurance, visa, koffer, gepäck, versicherung, visum, valise, valises, bagage, bagages, assurance, maleta,
  maletas, equipaje, seguro, mala, malas, bagagem, valigia, valigie, bagagli, assicurazione, bagaż, walizka, ubezpieczenie, багаж, страховка,
  виза, kuffert, forsikring, väska, väskor, försäkring, laukku, zavazadlo, pojištění, bagaj, sigorta
`);

const WORDS: readonly SumWords[] = [
  {
    things: `
      flights, flight, flight tickets, air tickets, plane tickets, tickets, airfare, airfares, air fare, whole trip, trip, package,
      whole package, holiday, journey
    `,
    anything: "booking, lot, whole lot, everything, it all",
    cameTo:
      "came to, comes to, come to, amounted to, cost, costs, cost us, we paid, i paid, you paid",
    inAll: `
      in total, in all, altogether, all in, all told, for both, for both of us, for both of you, for the two of us, for the two of
      you, for us both, for two, for two people, for everyone, for everybody, for all of us, for all of you, for all three of us, for
      the three of us, for the four of us, for the three of you, for the four of you, for all three, for all four
    `,
    others: `
      the, your, our, my, these, and, of, for, us, return, round, way, air, plane, booked, both, have, has, had, is, are, will, be,
      it, that, this, so
    `,
    each: "each, per person, a head, per head, pp, apiece",
  },
  {
    things: `
      flug, flüge, flügen, die beiden flüge, tickets, flugtickets, flugpreis, reisepreis, reise, pauschalreise, paket, hin- und rückflug,
      hin und zurück
    `,
    anything: "buchung, alles",
    cameTo: `
      kommt auf, kommen auf, kam auf, kamen auf, beläuft sich auf, belaufen sich auf, macht, macht das, kostet, kosten, kostete, kosteten,
      beträgt, betragen, bezahlt habe ich, bezahlt haben wir
    `,
    inAll: `
      insgesamt, zusammen, alles zusammen, alles in allem, für beide, für beide personen, für beide zusammen, für uns beide, für sie beide,
      für euch beide, für zwei, für zwei personen, für alle, für alle zusammen, für alle drei, für alle vier, zu zweit, für uns zwei
    `,
    others:
      "der, die, das, den, dem, ihr, ihre, unser, unsere, haben, hat, habe, wir, ich, es, und, ist, sind, von, für",
    each: "pro person, pro kopf, je person, p.p., pro nase",
  },
  {
    things:
      "vol, vols, billet, billets, billets d'avion, avion, d'avion, voyage, forfait, aller-retour",
    anything: "réservation, facture, tout",
    cameTo: `
      a coûté, ont coûté, coûte, coûtent, s'élève à, s'élèvent à, revient à, reviennent à, est revenu à, j'en ai eu pour, nous avons payé,
      nous avions payé, on a payé, j'ai payé
    `,
    inAll: `
      en tout, au total, pour deux, pour nous deux, pour vous deux, pour les deux, pour tous les deux, pour les deux personnes, pour tout le
      monde, à deux, pour nous tous, pour nous trois, pour nous quatre
    `,
    others:
      "le, la, les, l', de, du, des, et, nos, vos, votre, notre, mes, ça, cela, ce, c'est, est, sont, pour",
    each: "chacun, chacune, pour chacun, par personne, par tête",
  },
  {
    things:
      "vuelo, vuelos, billete, billetes, boleto, boletos, pasajes, viaje, paquete, ida y vuelta, avión",
    anything: "reserva, factura, todo",
    cameTo: `
      ha costado, han costado, costó, costaron, cuesta, cuestan, asciende a, ascienden a, sale por, salen por, salió en, salieron en, ha sido de,
      han sido, fue de, es de, sale a, hemos pagado, pagamos
    `,
    inAll: `
      en total, para los dos, para las dos, para ambos, por los dos, para dos, para dos personas, entre los dos, para todos, para los tres,
      para los cuatro
    `,
    others:
      "el, la, los, las, de, del, y, es, nuestros, vuestros, sus, importe, precio, coste, costo, por, para, con",
    each: "cada uno, cada una, por cada uno, por persona, por cabeza",
  },
  {
    things: "voo, voos, bilhete, bilhetes, passagem, passagens, viagem, pacote, ida e volta",
    anything: "reserva, fatura, tudo",
    cameTo: `
      custou, custaram, custa, custam, ficou em, ficaram em, fica em, ficou por, ficaram por, saiu por, saíram por, deu, é de, foi de, pagamos,
      pagámos
    `,
    inAll: `
      no total, ao todo, para os dois, para as duas, para ambos, pelos dois, para dois, para duas pessoas, para todos, para os três, para os quatro
    `,
    others: "o, a, os, as, do, da, dos, das, e, suas, seus, nossos, valor, preço",
    each: "cada, cada um, cada uma, por pessoa",
  },
  {
    things: "volo, voli, biglietto, biglietti, viaggio, pacchetto, andata e ritorno, aereo",
    anything: "prenotazione, tutto",
    cameTo: `
      è costato, sono costati, costa, costano, viene, vengono, ammonta a, è di, è pari a, abbiamo pagato, ho pagato, è venuto, sono venuti
    `,
    inAll: `
      in totale, in tutto, in due, per due, per due persone, per tutti e due, per entrambi, per noi due, per voi due, complessivamente, per tutti
    `,
    others: "il, lo, la, i, gli, le, l', di, del, della, dei, e, con, per, prezzo, vostro, nostro",
    each: "a testa, ciascuno, ciascuna, a persona, per persona, cadauno",
  },
  {
    things: "vlucht, vluchten, tickets, vliegtickets, reis, pakket, reissom, heen en terug, retour",
    anything: "boeking, alles",
    cameTo:
      "kost, kosten, kostte, kostten, komt op, komen op, kwam op, kwamen op, bedraagt, we betaalden, betaalden we",
    inAll: `
      in totaal, samen, alles bij elkaar, voor ons beiden, voor jullie beiden, voor u beiden, voor beiden, voor twee, voor twee personen, voor
      iedereen, voor ons samen
    `,
    others: "de, het, een, onze, jullie, uw, mijn, en, is, zijn, dat, dit, van, voor",
    each: "per persoon, p.p., per hoofd, elk, ieder",
  },
  {
    things:
      "loty, bilet, bilety, bilety lotnicze, przelot, przeloty, podróż, wycieczka, tam i z powrotem",
    anything: "rezerwacja, wszystko, całość",
    cameTo:
      "wyszło, wyszły, kosztuje, kosztują, kosztował, kosztowało, kosztowały, wynosi, wyniósł, wyniosło, zapłaciliśmy, zapłaciłem, zapłaciłam",
    inAll:
      "w sumie, łącznie, razem, za dwie osoby, za dwoje, dla dwojga, dla dwóch osób, za nas dwoje, za obie osoby, za oboje, za wszystkich",
    others: "za, i, nasze, wasze, to, nas",
    each: "na osobę, za osobę, od osoby, każdy, każda",
  },
  {
    things:
      "uçuş, uçuşlar, bilet, biletler, uçak biletleri, seyahat, paket, gidiş dönüş, gidiş-dönüş",
    anything: "rezervasyon, hepsi",
    cameTo: "tuttu, ücreti, tutarı",
    inAll: "toplam, toplamda, iki kişi, iki kişi için, iki kişilik, ikimiz için, hepimiz için",
    others: "için, ve",
    each: "kişi başı, kişi başına",
  },
  {
    things: `
      рейс, рейсы, перелет, перелеты, перелета, билеты, билетов, авиабилеты, авиабилетов, поездка, поездки, тур, тура, путевка, путевки, туда-обратно, туда и обратно
    `,
    anything: "бронь, все, все вместе",
    cameTo:
      "вышло, вышли, обошлось в, обошлись в, обошелся в, стоит, стоят, стоили, составляет, составила, получилось, заплатили",
    inAll:
      "всего, итого, в сумме, в общей сложности, за двоих, на двоих, за всех, на всех, за обоих, за троих, на троих, за четверых",
    others: "за, и, наши, ваши, на, нам, нас, это",
    each: "с человека, на человека, за человека, каждый, с каждого",
  },
  {
    things:
      "fly, flyet, flyene, flybilletter, flybilletterne, billetterne, billetter, rejsen, rejse, pakkerejsen, tur/retur, tur-retur",
    anything: "bookingen, det hele, alt",
    cameTo: "kostede, koster, løb op i, kom op på, vi betalte, blev",
    inAll:
      "i alt, tilsammen, for os begge, for jer begge, for begge, for to, for to personer, for os to, for alle, for os alle",
    others: "de, den, det, og, er, vores, jeres, for",
    each: "pr. person, per person, pr. næse, hver, pr. mand",
  },
  {
    things:
      "flyg, flyget, flygen, flygbiljetter, flygbiljetterna, biljetterna, biljetter, resan, resa, paketresan, tur och retur",
    anything: "bokningen, allt, alltihop",
    cameTo: "kostade, kostar, gick på, går på, landade på, blev, uppgår till, vi betalade",
    inAll:
      "totalt, sammanlagt, tillsammans, för oss båda, för er båda, för båda, för två, för två personer, för oss två, för alla, för oss alla",
    others: "de, den, det, och, är, våra, era, för",
    each: "per person, var, vardera, per pers",
  },
  {
    things:
      "fly, flyet, flyene, flybilletter, flybillettene, billettene, billetter, reisen, reise, pakkereisen, tur-retur, tur/retur",
    anything: "bestillingen, alt, alt sammen",
    cameTo: "kostet, koster, kom på, kommer på, ble, vi betalte",
    inAll:
      "totalt, til sammen, sammenlagt, for oss begge, for dere begge, for begge, for to, for to personer, for oss to, for alle, for oss alle",
    others: "de, den, det, og, er, våre, deres, for",
    each: "per person, hver, pr. person",
  },
  {
    things: "lennot, liput, lentoliput, matka, paketti, meno-paluu",
    anything: "varaus, kaikki",
    cameTo: "maksoivat, maksoi, maksavat, maksaa, tuli maksamaan, tulivat maksamaan",
    inAll: "yhteensä, kahdelta, kahdelle, meiltä kahdelta, meiltä molemmilta, kaikilta",
    others: "ja, meidän, teidän",
    each: "per henkilö, henkilöltä, per hlö",
  },
  {
    things: "lety, letenky, letenka, zájezd, cesta, tam i zpět, zpáteční",
    anything: "rezervace, vše, všechno",
    cameTo: "stojí, stál, stálo, stály, vyšlo na, vyšly na, činí, zaplatili jsme",
    inAll:
      "celkem, dohromady, za oba, za oba dva, pro dva, pro dvě osoby, za dva, za dvě osoby, pro nás oba, za všechny",
    others: "a, za, naše, vaše, to, nás",
    each: "na osobu, za osobu, každý, osoba",
  },
  {
    things: "repülőjegyek, repülőjegy, jegyek, járatok, utazás, oda-vissza",
    anything: "foglalás, minden",
    cameTo: "került, kerültek, kerül, fizettünk",
    inAll: "összesen, kettőnknek, két főre, mindkettőnknek, mindenkinek, ketten",
    others: "a, az, és",
    each: "fejenként, személyenként, fő",
  },
  {
    things: "πτήσεις, πτήση, εισιτήρια, ταξίδι, πακέτο",
    anything: "κράτηση, όλα",
    cameTo: "κόστισε, κόστισαν, κοστίζει, κοστίζουν, ανέρχεται σε, ανέρχονται σε, πληρώσαμε",
    inAll: "συνολικά, και για τους δύο, για δύο άτομα, για τους δύο, για δύο, για όλους",
    others: "το, τα, η, οι, ο, και, για, μας, σας",
    each: "το άτομο, κατά άτομο, ανά άτομο, ο καθένας",
  },
];

/** What each phrase of some words means, the words folded; one can mean several things in different languages. */
function topicsByPhrase(): ReadonlyMap<string, ReadonlySet<SumTopic>> {
  const topics = new Map<string, Set<SumTopic>>();
  const add = (topic: SumTopic, list: string) => {
    for (const phrase of listed(list).map(folded)) {
      const known = topics.get(phrase) ?? new Set();
      topics.set(phrase, known.add(topic));
    }
  };
  for (const { things, anything, cameTo, inAll, others, each } of WORDS) {
    add("things", things);
    add("anything", anything);
    add("cameTo", cameTo);
    add("inAll", inAll);
    add("others", others);
    add("each", each);
  }
  // `The total for the trip is £338.40`
  add("inAll", wordsFor("total").join(", "));
  for (const word of wordsFor("price").map(folded)) {
    const known = topics.get(word);
    if (known?.has("cameTo") !== true) topics.set(word, new Set([...(known ?? []), "price"]));
  }
  return topics;
}

/** After the price of what is not booked because of it. */
export const TOO_DEAR = listed(`
  too dear, too expensive, too much, way too, dropped, zu teuer, trop cher, trop chers, demasiado caro, demasiado caros, muy caro, muy caros,
  muito caro, muito caros, demasiado cara, troppo caro, troppo cari, troppo, te duur, za drogo, za drogie, слишком дорого, дороговато, for dyrt,
  for dyre, för dyrt, för dyra, liian kallis, liian kalliit, příliš drahé, moc drahé, túl drága, çok pahalı
`);

/** All words for what each of several people pays. */
export function eachWords(): readonly string[] {
  return WORDS.flatMap(({ each }) => listed(each));
}

let phrases: ReadonlyMap<string, ReadonlySet<SumTopic>> | undefined;

/** What a phrase can mean in a sentence about a sum. */
export function meaningsOf(phrase: string): ReadonlySet<SumTopic> | undefined {
  phrases ??= topicsByPhrase();
  return phrases.get(folded(phrase));
}
