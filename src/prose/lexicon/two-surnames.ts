import { listed } from "./lexicon.ts";
import { folded } from "./words.ts";

/*
 * Names of those who have two surnames, in Spain and most of America. They are no words of the lexicon: none is a
 * label, or part of one.
 */

/** Frequent surnames, also of Brazil and Portugal, that are no given names: `Ana García López`. */
export const surnames = namesIn(`
  acosta, aguilar, almeida, arias, barbosa, benítez, blanco, bravo, caballero, cabrera, calvo, campos, cano,
  cardoso, carmona, carrasco, carvalho, castillo, castro, cavalcanti, correia, cortés, crespo, delgado,
  domínguez, díaz, fernandes, fernández, ferreira, ferrer, figueroa, fuentes, gallardo, gallego, garcía,
  garrido, giménez, gomes, gonzález, gonçalves, guerrero, gutiérrez, gómez, hernández, herrera, herrero,
  hidalgo, ibáñez, iglesias, jiménez, lopes, lozano, lópez, machado, marques, martins, martínez, marín, medina,
  menéndez, molina, montero, morales, moreira, moreno, moya, muñoz, márquez, méndez, navarro, nieto, nogueira,
  núñez, oliveira, ordóñez, ortega, ortiz, parra, peralta, pereira, peña, pinto, prieto, pérez, quintero, ramos,
  ramírez, ribeiro, rocha, rodrigues, rodríguez, rojas, romero, rubio, ruiz, ríos, salazar, sandoval, sanz,
  serrano, silva, soler, soto, sousa, souza, suárez, sánchez, teixeira, torres, vargas, vega, velasco,
  velázquez, vázquez, vélez, yáñez, álvarez
`);

/** Given names that are no surnames: `Camilo Andrés Duque`. */
export const givenNames = namesIn(`
  aarón, abel, álvaro, amalia, anna, benjamín, carla, clara, dario, darío, delia, edurne, eugènia, flora, greta, inma, jacobo, jana, júlia, lucrecia, malena, marcel, martí, nahia, neus, nil, noa, pep, pol, queralt, raimundo, sílvia, tània, vera, abigail, abraham, abril, ada, adela, adolfo, adriana, adrián, agustina, agustín, aida, ainara,
  ainhoa, aitana, aitor, alba, alberto, alejandra, alejandro, alejo, alexandra, alexis, alfonso, alfredo,
  alicia, almudena, amaia, amanda, amparo, ana, anabel, andrea, andrés, angélica, antonia, antonio, araceli,
  ariana, armando, arnau, arturo, asunción, aurora, azucena, beatriz, begoña, belén, bernarda, bernardo, berta,
  blanca, borja, brenda, camila, camilo, carla, carles, carlos, carlota, carme, carmen, carolina, catalina,
  cecilia, celia, claudia, claudio, concepción, consuelo, cristian, cristina, cristopher, cristóbal, césar,
  daniel, daniela, david, diana, diego, dolores, débora, edgar, edith, eduard, eduardo, elena, elisa, elisabet,
  elizabeth, eloísa, elvira, emilia, emiliano, emilio, emma, encarnación, enric, enrique, eric, erika, ernesto,
  esmeralda, esperanza, estefanía, estela, esther, eugenia, eugenio, eva, fabiola, fabián, federico, felipe,
  felisa, fernanda, fernando, ferran, fidel, florencia, francesc, francisca, francisco, fátima, gabriela, gema,
  gemma, genoveva, georgina, gerard, gerardo, gisela, gladys, gloria, gonzalo, graciela, guadalupe, guillem,
  guillermo, gustavo, hernán, hilda, hugo, héctor, iago, ignacio, iker, imanol, inmaculada, inés, irene, iria,
  iris, isabel, isidora, isidro, israel, ivonne, iván, javier, jesús, jimena, joan, joaquina, joaquín, joel,
  jon, jordi, jorge, josefa, josefina, josep, josé, juan, juana, juanjo, judith, julia, juliana, julieta, julio,
  julián, karina, karla, laia, laura, leandro, leire, leonardo, leonor, leticia, lidia, liliana, lina, lluís,
  lola, lorena, lourdes, lucas, luciana, luciano, lucía, luis, luisa, luz, magdalena, maite, manuel, manuela,
  marc, marcela, marcelo, marcia, margarita, mariana, mariano, maribel, marina, mario, marisa, marisol, marta,
  martha, martina, maría, matilde, matías, mauricio, melisa, mercedes, mercè, mikel, milagros, mireia, miriam,
  montserrat, máximo, míriam, mónica, natalia, nerea, nieves, noelia, noemí, norma, nuria, núria, olga, oriol,
  pablo, paloma, paola, patricia, patricio, pau, paula, paulina, pedro, pepa, pilar, purificación, rafael,
  rafaela, ramiro, ramona, raquel, raúl, rebeca, regina, remedios, renata, ricardo, roberto, rocío, rodolfo,
  rodrigo, rogelio, rosa, rosalía, rosana, rosario, roser, roxana, rubén, ruth, sagrario, samuel, sandra, sara,
  saúl, sebastián, sergi, sergio, silvia, sofía, soledad, sonia, susana, tamara, tatiana, teodoro, teresa, unai,
  valentina, valeria, vanesa, verónica, victoria, violeta, virginia, viviana, xavier, ximena, yago, yasmina,
  yolanda, zulema, ángel, ángela, ángeles, óscar, úrsula
`);

/** Given names that are surnames as well: `Ana Martín Olmo`. */
export const eitherNames = namesIn(`
  alonso, antón, benito, bernabé, bernal, bruno, clemente, cruz, esteban, gabriel, gaspar, germán, gil, gracia,
  guillén, ibarra, iglesias, jaime, jordán, león, lorenzo, luna, marcos, martín, mateo, miguel, nicolás,
  pascual, paz, reyes, román, roque, salvador, santiago, santos, simón, tomás, valentín, ventura, vicente,
  vidal, víctor, zoe
`);

function namesIn(list: string): ReadonlySet<string> {
  return new Set(listed(list).map(folded));
}
