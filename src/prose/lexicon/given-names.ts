import { listed } from "./lexicon.ts";
import { givenNames as spanish } from "./two-surnames.ts";
import { folded } from "./words.ts";

/*
 * Names that show which word of a name is the given one: `Mr JOHN Doe`, `Mr DOE John`. None of them is a frequent
 * surname, as Martin and Simon are.
 */
const EUROPEAN = `
  adam, adrianna, adrien, agnieszka, agnès, ahmet, aleksandra, alessandra, alessandro, alessia, alexandre,
  alexandros, alice, amanda, amandine, amelia, amy, amélie, anaïs, andrea, andreas, andrzej, aneta, angela,
  angus, anja, anna, anne, anneke, anneliese, annette, annie, anouk, antoine, antonella, arnaud, arthur,
  astrid, audrey, aurore, aurélie, ayşe, barbara, bartosz, beata, beate, beatrice, becky, ben, benoît,
  bernadette, bernd, bethany, bianca, birgit, birgitta, björn, bjørn, bob, bogdan, bożena, brigitte, britta,
  caitlin, camille, carla, caroline, caterina, catherine, charlotte, chiara, chloé, chris, christa,
  christina, christine, christoph, christophe, christopher, cindy, claire, clara, claudia, clémence,
  corinne, cornelia, cristina, cécile, cédric, céline, dagmar, daisy, damien, daniela, daniele, danielle,
  dariusz, darren, dave, davide, debbie, deborah, delphine, denise, derek, diana, diane, didier, dieter,
  dirk, dominic, dominika, dominique, donatella, donna, doris, dorota, dorothea, eberhard, edith, edward,
  edyta, eileen, eleanor, elena, eleonora, elif, elisa, elisabeth, elizabeth, elke, ella, ellen, elżbieta,
  emanuele, emily, emine, emmanuelle, enrico, erik, erika, erin, estelle, esther, ethan, eva, evelyn, ewa,
  ewelina, fabien, fabio, fabrice, fabrizio, fatma, federica, federico, femke, filippo, fiona, florence,
  florian, francesca, francesco, françois, françoise, friederike, frédéric, gabi, gabriele, gareth, gaëlle,
  gemma, geneviève, geoffrey, georgia, ghislaine, giacomo, gianluca, gillian, giorgio, giovanna, giovanni,
  gisela, giulia, giuseppe, greg, greta, grzegorz, gudrun, guillaume, gérard, günter, halina, hanna, hannah,
  hannelore, hans, hatice, hayley, heather, heidi, heike, heinz, helen, helena, helga, helmut, henryk,
  holger, horst, hélène, ian, ilaria, ilse, ines, inge, ingrid, inès, irena, irene, isabella, isabelle,
  isla, ivy, iwona, izabela, jacek, jacqueline, jadwiga, jake, jakub, jamie, jan, jana, jane, janet, janusz,
  jarosław, jasmine, jason, jean, jeff, jennifer, jens, jeremy, jeroen, jerzy, jessica, jill, joachim,
  joanna, joanne, jochen, jodie, joe, johanna, john, jolanta, jonas, jonathan, joost, josh, joshua, josiane,
  joão, joëlle, judith, julia, julie, juliette, justyna, jérôme, jörg, jürgen, kai, kamil, kamila, karen,
  karin, karine, karolina, katarzyna, kate, katharina, katherine, kathleen, kathrin, kathy, katie, katja,
  kazimierz, ken, kerstin, kevin, kinga, kirsten, kirsty, kjell, klaus, krzysztof, laetitia, lars, laura,
  lauren, laurence, leah, lena, leonie, leszek, letizia, liam, linda, lisa, liz, lorenzo, lothar, lotte,
  louise, loïc, luca, lucia, luciana, lucie, lucy, ludovic, luigi, lukas, lydia, léa, léo, maarten, maciej,
  madeleine, magali, magda, magdalena, maggie, magnus, maike, maja, manfred, manon, manuela, marc, marcin,
  marco, marek, maren, margaret, margaux, maria, marianne, marie, marieke, mario, mariusz, marlene, marta,
  martina, mary, marzena, massimo, mateusz, mathilde, matteo, matthew, matthias, mattia, maurizio, maxime,
  małgorzata, megan, mehmet, melanie, merve, mette, mia, michael, michał, michela, michele, michelle,
  miguel, mike, mirosław, molly, monica, monika, muriel, mélanie, nadine, nadège, nancy, natalia, natalie,
  natasha, nathalie, nicholas, nick, nicolas, nicole, nicoletta, nigel, nils, nina, noemi, noémie, océane,
  odile, ole, olga, olivia, ornella, oscar, oskar, pamela, paola, paolo, pascale, patrice, patricia,
  patrick, patrizia, patrycja, paula, paulina, pauline, paweł, pernille, peter, petra, philippe, pietro,
  piotr, pippa, poppy, przemysław, quentin, rachel, rafał, raffaella, rainer, ralf, rasmus, rebecca,
  reinhard, renate, riccardo, rita, rob, roberta, roberto, rolf, romain, rosie, ruby, ruth, ryszard, régine,
  rüdiger, sabine, sally, sam, samantha, sandra, sandrine, sanne, sara, sarah, sean, sebastian, serena,
  sharon, sheila, sian, signe, silke, silvia, simona, sjoerd, sofia, solène, sonia, sonja, sophia, sophie,
  stacey, stanisław, stefan, stefania, stefano, steffen, stephanie, steve, stéphane, sue, susan, susanne,
  suzanne, sven, svenja, sylvain, sylvie, sylwia, szymon, sébastien, séverine, søren, sławomir, tanja, tara,
  teresa, theresa, thijs, thorsten, tim, timothy, tina, toby, tom, tomasz, tommaso, torsten, tove, tracey,
  ulrike, umberto, ursula, urszula, ute, uwe, valentina, valeria, valérie, vanessa, verena, vicky, victoria,
  vincenzo, virginie, vittoria, volker, véronique, wiesław, wojciech, wolfgang, wouter, xavier, yann,
  yasmin, yves, yvette, yvonne, zara, zbigniew, zeynep, zoe, zofia, zuzanna, élise, élodie, émilie, éric,
  łukasz
`;

const givenNames: ReadonlySet<string> = new Set([...spanish, ...listed(EUROPEAN).map(folded)]);

/** Whether a word is a frequent given name and hardly ever a surname. */
export function isGivenName(word = ""): boolean {
  return givenNames.has(folded(word));
}
