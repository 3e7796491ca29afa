import { listed } from "./lexicon.ts";
import { givenNames as spanish } from "./two-surnames.ts";
import { folded } from "./words.ts";

/*
 * Names that show which word of a name is the given one: `Mr JOHN Doe`, `Mr DOE John`. None of them is a usual
 * surname, as Martin and Simon are.
 */
const EUROPEAN = `
  adrianna, adrien, agnieszka, agnès, ahmet, aleksandra, alessandra, alessandro, alessia, alexandros,
  alice, amanda, amandine, amelia, amy, amélie, anaïs, andrea, andrzej, aneta, angela, anja, anna, anne,
  anneke, anneliese, annette, annie, anouk, antonella, antonietta, assunta, astrid, audrey, aurore, aurélie, ayşe, barbara,
  bartosz, beata, beate, beatrice, becky, bernadette, bernd, bethany, bianca, birgit, birgitta, björn,
  bjørn, bob, bogdan, bożena, brigitte, britta, caitlin, carla, carmela, caroline, caterina, catherine, chantal,
  charlotte, chiara, chloé, christa, christina, christine, cindy, clara, claudia, clémence, concetta, corinne,
  cornelia, cristina, cécile, cédric, céline, dagmar, daisy, daniela, danielle, dariusz, darren, davide,
  debbie, deborah, delphine, denise, derek, diana, diane, dominika, donatella, donna, doris, dorota,
  dorothea, edith, edyta, eileen, eleanor, elena, eleonora, elif, elisa, elisabeth, elizabeth, elke, ella,
  ellen, elżbieta, emanuele, emily, emine, emmanuelle, erik, erika, erin, estelle, esther, ethan, eva,
  evelyn, ewa, ewelina, fabio, fabrizio, fatma, federica, federico, femke, filippo, fiona, francesca,
  francesco, françoise, friederike, gabi, gabriele, gareth, gaëlle, gemma, gennaro, geneviève, ghislaine, giacomo,
  gian, gianluca, gillian, giovanna, giovanni, gisela, giulia, giuseppe, greg, greta, grzegorz, gudrun, halina,
  hanna, hannah, hannelore, hatice, hayley, heather, heidi, heike, helen, helena, helga, helmut, henryk,
  holger, hélène, ian, ilaria, ilse, ines, inge, ingrid, inès, irena, irene, isabella, isabelle, isla,
  ivy, iwona, izabela, jacek, jacqueline, jadwiga, jakub, jan, jane, janet, janusz, jarosław, jasmine,
  jeff, jennifer, jeroen, jerzy, jessica, jill, joanna, joanne, jodie, joe, johanna, john, jolanta, joost,
  josh, josiane, joão, joëlle, judith, julia, julie, juliette, justyna, jérôme, jörg, jürgen, kamil,
  kamila, karen, karin, karine, karolina, katarzyna, kate, katharina, katherine, kathleen, kathrin, kathy,
  katie, katja, kazimierz, ken, kerstin, kevin, kinga, kirsten, kirsty, kjell, klaus, krzysztof, laetitia,
  laura, lauren, leah, lena, leonie, leszek, letizia, liam, linda, lisa, liz, lotte, louise, loïc, lucia,
  luciana, lucie, lucy, ludovic, luigi, lydia, léa, léo, maarten, maciej, madeleine, magali, magda,
  magdalena, maggie, maike, maja, manon, manuela, marcin, marek, maren, margaret, margaux, maria,
  marianne, marieke, mariusz, marlene, marta, martina, mary, marzena, massimo, mateusz, mathilde,
  maurizio, małgorzata, megan, mehmet, melanie, merve, mette, michał, michela, michelle, mike, mirosław,
  molly, monica, monika, muriel, mélanie, nadine, nadège, nancy, natalia, natalie, natasha, nathalie,
  nick, nicole, nicoletta, nigel, nils, nina, noemi, noémie, océane, odile, ole, olga, olivia, ornella,
  pamela, paola, paolo, pascale, patricia, patrizia, patrycja, paula, paulina, pauline, paweł, pernille,
  petra, pier, piotr, pippa, poppy, przemysław, rachel, rafał, raffaella, ralf, rasmus, rebecca, renate,
  riccardo, rita, rob, roberta, roberto, rolf, rosaria, rosie, ruby, ryszard, régine, rüdiger, sabine, sally,
  samantha, sandra, sandrine, sanne, sara, sarah, sean, serena, sharon, sheila, sian, signe, silke,
  silvia, simona, sjoerd, sofia, solène, sonia, sonja, sophia, sophie, stacey, stanisław, stefania,
  stephanie, steve, stéphane, sue, susan, susanne, suzanne, sven, svenja, sylvie, sylwia, szymon,
  sébastien, séverine, søren, sławomir, tanja, tara, teresa, theresa, thorsten, timothy, tina, tomasz,
  tommaso, torsten, tove, tracey, ulrike, umberto, ursula, urszula, ute, uwe, valentina, valeria, valérie,
  vanessa, verena, vicky, victoria, vincenzo, virginie, vittoria, véronique, wiesław, wojciech, wouter,
  yasmin, yvette, yvonne, zara, zbigniew, zeynep, zoe, zofia, zuzanna, élise, élodie, émilie, éric, łukasz
`;

/** Given names that are also usual surnames: what is beside them shows which of the two they are. */
const EITHER = `
  adam, albert, alexander, alexandre, andreas, andré, angus, antoine, anton, arnaud, arthur, ben,
  benedikt, benoît, bernard, bertrand, camille, charles, chris, christoph, christophe, christopher,
  claire, clement, damien, daniel, daniele, dave, david, denis, didier, dieter, dirk, dominic, dominik,
  dominique, eberhard, edward, enrico, ernst, fabian, fabien, fabrice, felix, florian, franz, françois,
  friedrich, frédéric, geoffrey, georg, george, gilbert, giorgio, guillaume, gérard, günter, hans, heinz,
  henry, hermann, horst, jake, jakob, james, jamie, jana, jason, jean, jens, jeremy, joachim, jochen,
  jonas, jonathan, josef, joshua, julian, kai, karl, konrad, kurt, lars, laurence, laurent, leon, lorenzo,
  lothar, louis, luca, lucas, ludwig, lukas, magnus, manfred, marc, marcel, marco, marie, mario, martin,
  matteo, matthew, matthias, mattia, maurice, max, maxime, mia, michael, michel, michele, miguel, moritz,
  nicholas, nicolas, oscar, oskar, otto, patrice, patrick, paul, peter, philipp, philippe, pierre, pietro,
  quentin, rainer, raymond, reinhard, richard, robert, roger, roland, romain, ruth, sam, samuel,
  sebastian, simon, stefan, stefano, steffen, sylvain, thierry, thijs, thomas, tim, tobias, toby, tom,
  valentin, victor, vincent, volker, walter, werner, william, wolfgang, xavier, yann, yves
`;

const either: ReadonlySet<string> = new Set(listed(EITHER).map(folded));
/** Spanish names can be surnames elsewhere. */
const givenNames: ReadonlySet<string> = new Set(
  [...spanish, ...listed(EUROPEAN).map(folded)].filter((name) => !either.has(name)),
);

/** Whether a word is a frequent given name and hardly ever a surname. */
export function isGivenName(word = ""): boolean {
  return givenNames.has(folded(word));
}

/** Whether a word is a frequent given name, which can also be a surname. */
export function canBeGivenName(word = ""): boolean {
  return isGivenName(word) || either.has(folded(word));
}
