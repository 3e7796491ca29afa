import { listed } from "./lexicon.ts";
import { folded } from "./words.ts";

/*
 * Names where most people have two surnames. They are no words of the lexicon: none is a label, or part of one.
 */

/** Frequent surnames that are no given names, also Portuguese ones: `Ana García López`. */
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

/** Given names that are hardly ever surnames, as Andrés and Martín are: `Juan Carlos Duque`. */
export const givenNames = namesIn(`
  aarón, abigail, adriana, agustina, aida, ainhoa, aitana, alberto, alejandra, alejandro, alexandra, alexis,
  alfredo, alicia, almudena, amaia, amanda, ana, anabel, andrea, angélica, antonia, antonio, araceli, ariana,
  azucena, beatriz, begoña, belén, berta, brenda, camila, camilo, carles, carlos, carlota, carmen, carolina,
  catalina, cecilia, celia, claudia, concepción, cristian, cristina, cristopher, césar, daniel, daniela, diana,
  débora, edgar, edith, eduardo, elena, elisa, elisabet, elizabeth, eloísa, elvira, emilia, emma, enrique, eric,
  erika, ernesto, esmeralda, estefanía, esther, eugenia, eugenio, eugènia, eva, fabiola, federico, felisa,
  fernanda, fernando, florencia, francisca, francisco, fátima, gabriela, gemma, genoveva, georgina, gisela,
  gladys, graciela, guadalupe, guillermo, gustavo, hilda, hugo, héctor, ignacio, inma, inmaculada, inés, irene,
  iria, isabel, isidora, ivonne, iván, javier, jesús, jimena, joaquina, joaquín, jon, josefa, josefina, josé,
  juan, juana, juanjo, judith, juliana, julieta, júlia, karina, karla, laura, leire, leonardo, leticia, lidia,
  liliana, lina, lola, lorena, lourdes, luciana, luciano, lucrecia, lucía, luis, luisa, magdalena, maite,
  manuel, manuela, marcela, marcelo, marcia, margarita, mariana, mariano, maribel, marisa, marisol, marta,
  martha, martina, maría, matilde, matías, mauricio, mercedes, mikel, milagros, mireia, miriam, montserrat,
  míriam, mónica, natalia, nerea, noelia, noemí, nuria, núria, pablo, paola, patricia, paula, paulina, pedro,
  pepa, pilar, purificación, rafael, rafaela, raquel, raúl, rebeca, roberto, rodolfo, rosalía, rosana, rubén,
  ruth, sagrario, sandra, sara, sebastián, sergi, sergio, silvia, sofía, sonia, susana, sílvia, tamara, tatiana,
  teodoro, teresa, tània, valeria, vanesa, verónica, virginia, viviana, xavier, ximena, yasmina, yolanda,
  álvaro, ángela, ángeles, óscar, úrsula
`);

function namesIn(list: string): ReadonlySet<string> {
  return new Set(listed(list).map(folded));
}
