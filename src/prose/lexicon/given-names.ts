import { listed } from "./lexicon.ts";
import { givenNames as spanish } from "./two-surnames.ts";
import { folded } from "./words.ts";

/*
 * Names that show which word of a name is the given one: `Mr JOHN Doe`, `Mr DOE John`. None of them is a frequent
 * surname, as Martin and Simon are.
 */
const EUROPEAN = `
  adam, agnieszka, aleksandra, alessandra, alessandro, alexandre, alexandros, alice, amelia, amélie, andrea,
  andrzej, angela, anja, anna, anne, annette, annie, antoine, arnaud, arthur, astrid, audrey, aurélie, barbara,
  bartosz, beata, bernadette, birgit, brigitte, camille, catherine, charlotte, chiara, chloé, christina,
  christine, christophe, christopher, clara, claire, claudia, cornelia, cécile, céline, daniela, davide,
  deborah, didier, dieter, dominika, dorothea, edward, elena, eleonora, elisabeth, elke, ella, ellen,
  emily, emmanuelle, enrico, erik, ewa, fabrizio, federica, filippo, florence, francesca, francesco, françois,
  françoise, frédéric, gabriele, geoffrey, giorgio, giovanna, giovanni, giulia, giuseppe, grzegorz, guillaume,
  gérard, hanna, hannah, hans, heike, heinz, helen, helena, helga, ines, ingrid, isabella, isabelle,
  jacek, jacqueline, jakub, jan, jana, jane, janet, jean, jennifer, jeremy, jessica, joanna, joanne, johanna,
  john, jonas, jonathan, joão, juliette, jérôme, jürgen, karen, karin, katarzyna, kate, katharina,
  katherine, kathrin, krzysztof, laurence, linda, lisa, lorenzo, louise, luca, lucia, luigi, lukas, lydia,
  maciej, magda, maja, manon, manuela, marco, marek, margaret, maria, marianne, marie, mario, mariusz, marta, mary, mateusz,
  matteo, matthew, matthias, małgorzata, melanie, michael, michał, michele, michelle, miguel, monica, monika,
  nancy, nathalie, nicholas, nicolas, nicole, nina, odile, olga, olivia, patricia, patrick, paola, paolo,
  paweł, peter, philippe, piotr, pietro, rachel, rafał, rebecca, renate, roberto, rosie, sabine, samantha,
  sara, sarah, sandra, sebastian, silke, silvia, simona, sofia, sophia, sophie, stefan, stefania,
  stefano, stephanie, stéphane, susan, susanne, suzanne, sylvie, sébastien, teresa, theresa, timothy, tomasz,
  ulrike, ursula, ute, valentina, valérie, vincenzo, virginie, véronique, wolfgang, xavier, yvonne, zofia,
  zoe, élodie, émilie, éric
`;

const givenNames: ReadonlySet<string> = new Set([...spanish, ...listed(EUROPEAN).map(folded)]);

/** Whether a word is a frequent given name and hardly ever a surname. */
export function isGivenName(word = ""): boolean {
  return givenNames.has(folded(word));
}
