import { listed } from "../lexicon.ts";

/* Words of sentences that tell of the flight of somebody who is not the reader of a letter: `My boss flies to …`. */

/** Before such people. */
export const WHOSE = listed(`
  my, our, his, her, their, the, a, mein, meine, unser, unsere, der, die, das, sein, seine, ein, eine, mon, ma, mes, notre, nos, son, sa, ses,
  leur, leurs, le, la, les, l', un, une, mi, mis, nuestro, nuestra, nuestros, nuestras, el, los, las, una, il mio, la mia, i miei,
  le mie, il nostro, la nostra, i nostri, le nostre, mio, mia, il, lo, i, gli, o meu, a minha, os meus, as minhas, meu, minha, o nosso,
  a nossa, os nossos, as nossas, o, os, as, mijn, onze, ons, de, het, een, mój, moja, moi, moje, nasz, nasza, nasi, nasze, мой, моя, мои,
  наш, наша, наши, min, mina, vår, våra, en, mine, vores, vore, våre, minun, meidän, můj, moje, náš, naše, naši, a, az, benim, bizim,
  ο, η, οι, το
`);

/** People whose journeys are not those of one's family. */
export const OTHER_PEOPLE = listed(`
  boss, bosses, manager, colleague, colleagues, co-worker, co-workers, coworker, coworkers, neighbour, neighbours, neighbor, neighbors, friend,
  friends, flatmate, flatmates, roommate, roommates, housemate, housemates, landlord, landlady, teacher, supervisor,
  chef, chefin, vorgesetzter, vorgesetzte, kollege, kollegin, kollegen, kolleginnen, arbeitskollege, arbeitskollegin, nachbar, nachbarin, nachbarn,
  freund, freundin, freunde, freundinnen, bekannte, bekannten, mitbewohner, mitbewohnerin, vermieter, vermieterin, lehrer, lehrerin,
  patron, patronne, cheffe, collègue, collègues, voisin, voisine, voisins, voisines, ami, amie, amis, amies, copain, copine, copains, copines,
  jefe, jefa, compañero, compañera, compañeros, compañeras, colega, colegas, vecino, vecina, vecinos, vecinas, amigo, amiga, amigos, amigas,
  chefe, chefia, patrão, vizinho, vizinha, vizinhos, vizinhas,
  capo, capa, collega, colleghi, colleghe, vicino, vicina, vicini, vicine, amico, amica, amici, amiche,
  baas, leidinggevende, collega's, buurman, buurvrouw, buren, vriend, vriendin, vrienden, vriendinnen, kennissen,
  szef, szefowa, kolega, koleżanka, koledzy, koleżanki, sąsiad, sąsiadka, sąsiedzi, przyjaciel, przyjaciółka, przyjaciele, znajomi,
  начальник, начальница, шеф, коллега, коллеги, сосед, соседка, соседи, друг, подруга, друзья, приятель, знакомые,
  chefen, kollega, kollegan, kollegor, kollegorna, granne, grannen, grannar, grannarna, vän, väninna, vänner, kompis, kompisar,
  kolleger, nabo, naboer, ven, venner, veninde, sjef, sjefen, kollegaer, nabo, naboen, naboer, venn, venninne, venner,
  pomo, pomoni, pomomme, kollegani, kollegamme, työkaverini, työkaverimme, naapurini, naapurimme, ystäväni, ystävämme, kaverini, kaverimme,
  šéf, šéfová, kolegyně, kolegové, soused, sousedka, sousedé, kamarád, kamarádka, kamarádi, přítel, přítelkyně, přátelé,
  főnököm, főnökünk, kollégám, kollégáim, kollégánk, szomszédom, szomszédunk, szomszédaink, barátom, barátnőm, barátaim, barátaink,
  patronum, patronumuz, müdürüm, müdürümüz, iş arkadaşım, iş arkadaşlarım, arkadaşım, arkadaşlarım, arkadaşlarımız, komşum, komşumuz, komşularımız,
  αφεντικό, συνάδελφος, συνάδελφοι, γείτονας, γείτονες, φίλος, φίλη, φίλοι, προϊστάμενος
`);

/** Between them and their verb. */
export const OF_ME = listed(
  "of mine, of ours, from work, at work, von mir, von uns, à moi, mío, mía, mio, mia, meu, minha, van mij, van ons, mój, moja, мой, моя, μου, μας, auch, also, aussi, también, juga, też, тоже",
);

/** What they do. */
export const FLIES = listed(`
  flies, fly, is flying, are flying, will fly, will be flying, flew, is travelling, are travelling, is traveling, are traveling, travels, will travel,
  lands, land, is landing, are landing, arrives, arrive, is arriving, are arriving, leaves, leave, is leaving, are leaving, departs, takes, take,
  is taking, are taking, took, comes, come, is coming, are coming, goes, go, is going, are going, is on, are on, was on, were on,
  returns, is returning, are returning,
  fliegt, fliegen, flog, flogen, reist, reisen, landet, landen, kommt, kommen, nimmt, nehmen, wird, werden, ist, sind, startet, verreist, verreisen,
  part, partent, vole, volent, prend, prennent, arrive, arrivent, atterrit, atterrissent, voyage, voyagent, décolle, va prendre, vont prendre,
  rentre, rentrent, revient, reviennent,
  vuela, vuelan, sale, salen, viaja, viajan, llega, llegan, toma, toman, coge, cogen, aterriza, aterrizan, regresa, regresan, vuelve, vuelven,
  voa, voam, parte, partem, viaja, viajam, chega, chegam, apanha, apanham, pega, pegam, vai, vão, regressa, regressam, volta, voltam,
  parte, partono, vola, volano, viaggia, viaggiano, arriva, arrivano, atterra, atterrano, prende, prendono, torna, tornano,
  vliegt, vliegen, reist, reizen, vertrekt, vertrekken, landt, landen, komt, komen, neemt, nemen, gaat, gaan,
  leci, lecą, poleci, polecą, wylatuje, wylatują, podróżuje, przylatuje, przylatują, ląduje, lądują, wraca, wracają,
  летит, летят, полетит, полетят, вылетает, вылетают, улетает, улетают, прилетает, прилетают, едет, едут, возвращается, возвращаются,
  flyger, reser, landar, anländer, tar, kommer, åker, flyver, rejser, lander, ankommer, tager, tar, flyr, reiser, kommer,
  lentää, lentävät, matkustaa, matkustavat, laskeutuu, saapuu, saapuvat, lähtee, lähtevät, palaa, palaavat,
  letí, poletí, odlétá, odlétají, cestuje, cestují, přilétá, přilétají, přistává, vrací se,
  repül, repülnek, utazik, utaznak, érkezik, érkeznek, indul, indulnak, leszáll,
  uçuyor, uçuyorlar, uçacak, uçacaklar, gidiyor, gidiyorlar, geliyor, geliyorlar, kalkıyor, iniyor,
  πετάει, πετάνε, πετούν, ταξιδεύει, ταξιδεύουν, φτάνει, φτάνουν, φεύγει, φεύγουν, έρχεται, έρχονται
`);

/** In such a sentence, what says that one's own flight is meant as well. */
export const WITH_US = listed(`
  with me, with us, with you, mit mir, mit uns, mit dir, mit ihnen, mit euch, avec moi, avec nous, avec vous, avec toi, conmigo, con nosotros, con nosotras,
  contigo, con usted, con ustedes, con me, con noi, con te, con voi, comigo, connosco, conosco, consigo, contigo, met mij, met ons, met jou, met u,
  ze mną, z nami, z tobą, со мной, с нами, с вами, с тобой, med mig, med oss, med meg, med os, med dig, med deg, kanssani, kanssamme, kanssasi,
  se mnou, s námi, s tebou, s vámi, velem, velünk, veled, benimle, bizimle, seninle, sizinle, μαζί μου, μαζί μας, μαζί σου, μαζί σας
`);

/** Who tells of his own flight after that of somebody else: `and I take`. */
export const WE = listed(
  "we, you, ich, wir, je, nous, vous, j', yo, nosotros, nosotras, tú, usted, io, noi, eu, nós, você, ik, wij, я, мы, вы, jag, vi, jeg, minä, já, én, biz, εγώ, εμείς",
);
