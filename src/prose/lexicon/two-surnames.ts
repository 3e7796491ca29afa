import { listed } from "./lexicon.ts";
import { folded } from "./words.ts";

/*
 * Names where most people have two surnames. They are no words of the lexicon: none is a label, or part of one.
 */

/** Frequent surnames that are no given names, also Portuguese ones: `Ana García López`. */
export const surnames = namesIn(`
  abad, abreu, acosta, aguado, aguilar, aguirre, alarcón, alcaraz, alfaro, almagro, almeida, alvarado, amaral,
  andrade, antunes, aranda, araújo, arce, arellano, arenas, arias, arregui, arrieta, arroyo, arévalo, ayala,
  azevedo, ballesteros, barbosa, barrera, barrios, barros, barroso, becerra, benítez, bermúdez, berrocal,
  blanco, blázquez, bonilla, borges, bravo, briones, brito, burgos, bustamante, bustos, caballero, cabello,
  cabrera, calderón, calvo, camacho, campos, cano, cantero, carballo, cardoso, carmona, carrasco, carretero,
  carrillo, carvalho, casado, casas, castellano, castillo, castro, cavalcanti, ceballos, chávez, cisneros,
  collado, contreras, cordeiro, cordero, corral, correa, correia, cortés, crespo, cuesta, cueto, cuevas, cunha,
  cáceres, cárdenas, delgado, domínguez, dávila, díaz, echeverría, escobar, escribano, escudero, espinosa,
  espinoza, esteves, estévez, expósito, falcão, fernandes, fernández, ferreira, ferreiro, ferrer, figueiredo,
  figueroa, fonseca, freire, freitas, fuentes, furtado, galindo, gallardo, gallego, galván, gamboa, garay,
  garcés, garcía, garrido, garzón, gimeno, giménez, godoy, gomes, gonzález, gonçalves, granados, guerra,
  guerreiro, guerrero, guimarães, gutiérrez, guzmán, gálvez, gómez, heredia, hernández, herrera, herrero,
  hidalgo, huertas, hurtado, ibáñez, iglesias, izquierdo, jaramillo, jiménez, jurado, larrañaga, ledesma,
  leite, leiva, linares, llorente, lopes, losada, lozano, luque, lópez, macedo, machado, macías, magalhães,
  maldonado, manrique, manzano, marques, marrero, martins, martínez, marín, mateos, matos, medeiros, medina,
  mejía, mendes, mendonça, mendoza, menezes, menéndez, merino, millán, miralles, molero, molina, monteiro,
  montero, montes, montoya, moraes, morais, morales, moreira, moreno, morillo, mota, moura, moya, moyano,
  murillo, muñiz, muñoz, márquez, méndez, naranjo, nascimento, navarrete, navarro, navas, neves, nieto,
  nogueira, novoa, nunes, núñez, ochoa, olivares, oliveira, olmedo, ordóñez, orozco, ortega, ortiz, osorio,
  otero, pacheco, padilla, paiva, palacios, pardo, paredes, parra, patiño, pavón, pedraza, peixoto, peralta,
  perea, pereira, peña, pineda, pinto, pires, pizarro, piñeiro, porras, portillo, pozo, prieto, pérez, queiroz,
  quesada, quintana, quintanilla, quintero, quiroga, quirós, ramos, ramírez, rebollo, redondo, rendón, requena,
  restrepo, ribeiro, riquelme, rivas, rivera, rivero, robledo, robles, roca, rocha, rodrigues, rodríguez,
  rojas, romero, rosales, rubio, rueda, ruiz, ríos, saavedra, saiz, salas, salazar, salcedo, salgado, salinas,
  sampaio, sandoval, santamaría, santana, sanz, sarmiento, segovia, sepúlveda, serrano, silva, siqueira,
  soares, solano, soler, solís, soto, sousa, souza, suárez, sáez, sánchez, tapia, tavares, teixeira, tejada,
  tejedor, tello, toledo, torres, tovar, trujillo, urbina, uribe, urrutia, valdivia, valdés, valenzuela,
  valero, vallejo, valverde, vaquero, varela, vargas, vasconcelos, vaz, vega, velasco, velázquez, vergara,
  vieira, villalba, villanueva, villar, villegas, vázquez, vélez, yáñez, zambrano, zamora, zapata, zúñiga,
  álvarez
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
