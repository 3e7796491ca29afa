import { listed } from "./lexicon.ts";
import { folded } from "./words.ts";

/*
 * Names where most people have two surnames. They are no words of the lexicon: none is a label, or part of one.
 */

/** Frequent surnames that are no given names, also Portuguese ones: `Ana García López`. */
export const surnames = namesIn(`
  abad, abrantes, abreu, acosta, agirre, aguado, aguilar, aguirre, aizpurua, alarcón, albizu, albuquerque,
  alcaraz, alencar, alfaro, almagro, almeida, altuna, alvarado, alves, amaral, amorim, andrade, antunes,
  aramburu, arana, aranburu, aranda, araújo, arbeloa, arce, arellano, arenas, argüelles, arias, arizmendi,
  arregui, arrieta, arrizabalaga, arroyo, arteaga, arévalo, assunção, avellaneda, avendaño, ayala, ayuso,
  azevedo, azpiazu, baena, ballesteros, bandeira, baptista, barandiarán, barbosa, barcelos, barragán, barrera,
  barreto, barrios, barros, barroso, bastos, batista, bautista, becerra, belmonte, benavente, benavides,
  bengoechea, bengoetxea, benítez, berasategui, bermúdez, bernal, berrocal, bettencourt, bilbao, bittencourt,
  blanco, blázquez, bolaños, bonilla, borges, borrego, bosch, botelho, botella, braga, branco, brandão, bravo,
  briceño, briones, brito, buendía, burgos, bustamante, bustos, caamaño, caballero, cabello, cabezas, cabral,
  cabrera, cadavid, calatrava, caldas, caldeira, calderón, calheiros, calleja, calvo, camacho, camarena,
  camargo, campillo, campos, cano, cantero, caparrós, carballo, cardoso, cardozo, carmona, carneiro, carranza,
  carrasco, carrera, carreras, carretero, carrilho, carrillo, carrión, carvalho, casado, casals, casanova,
  casas, castañeda, castaño, castellano, castellanos, castillo, castro, cavaco, cavalcanti, ceballos, cebrián,
  cervantes, cervera, chacón, chagas, chaves, chávez, cienfuegos, cifuentes, cisneros, clavijo, cobo, cobos,
  codina, coelho, collado, colomer, condori, contreras, cordeiro, cordero, coronado, corral, correa, correia,
  cortázar, cortés, costa, coutinho, couto, crespo, cruz, cuadrado, cuesta, cueto, cuevas, cunha, cuéllar,
  cáceres, cárdenas, céspedes, delgado, dias, domènech, domínguez, dueñas, durán, dutra, dávila, díaz,
  echegaray, echevarría, echeverría, egaña, eguren, elizalde, elizondo, elorza, enríquez, escalante, escalona,
  escandón, escobar, escribano, escudero, esnaola, esparza, espejo, espinosa, espinoza, esquivel, esteves,
  estrada, estévez, etxaniz, etxebarria, etxeberria, expósito, fagundes, fajardo, falcão, faria, farias,
  fariña, farré, feijoo, fernandes, fernández, ferraz, ferreira, ferreiro, ferrer, fialho, figueira,
  figueiredo, figueroa, flores, flórez, fonseca, fontanals, fraga, fragoso, frazão, freire, freitas, frías,
  fuentes, furtado, fuster, gabilondo, galarraga, galdós, galeano, galindo, gallardo, gallego, gallegos,
  galván, gamboa, garay, garcés, garcía, garmendia, garrido, garzón, gascón, gimeno, giménez, godoy, godínez,
  goicoechea, goikoetxea, gomes, gonzález, gonçalves, gordillo, gorostiza, gouveia, goñi, granado, granados,
  grijalva, guasch, guedes, guerra, guerreiro, guerrero, guevara, guillén, guimarães, gutiérrez, guzmán,
  gálvez, gómez, haro, henao, heredia, hermida, hernández, herrera, herrero, hidalgo, hinojosa, hoyos, huerta,
  huertas, hurtado, ibargüengoitia, ibarra, ibarrola, ibáñez, iglesias, iparraguirre, iraola, iriarte,
  iribarren, irigoyen, iturbe, iturriaga, izaguirre, izquierdo, jaramillo, jiménez, junqueira, jurado, juárez,
  jáuregui, lacerda, lagos, larrañaga, larrea, lasarte, lastra, lavín, ledesma, leite, leitão, leiva, lemos,
  lima, linares, lins, lizarraga, llaneza, llobet, llopis, llorens, llorente, lobato, londoño, lopes, lorca,
  losada, loureiro, lozano, lucena, lugo, luque, lópez, macedo, machado, macías, madariaga, madrigal,
  madureira, magalhães, magaña, maldonado, mamani, manrique, manzanares, manzano, marinho, mariscal, mariño,
  marques, marrero, marroquín, martins, martínez, marín, mascarenhas, mateos, matos, mattos, mayoral,
  medeiros, medina, meira, mejía, mejías, mello, melo, meléndez, mendes, mendiola, mendizábal, mendonça,
  mendoza, meneses, menezes, menéndez, mercado, merino, mesquita, millán, miralles, miró, molero, molina,
  mollinedo, mondragón, moniz, montalvo, montaner, montaño, monteiro, montenegro, montero, montes, montilla,
  montoya, moraes, morais, morales, morcillo, moreira, moreno, morgado, morillo, morán, moscoso, mosquera,
  mota, moura, moutinho, moya, moyano, muguruza, mujika, munguía, murillo, muñiz, muñoz, márquez, méndez,
  múgica, naranjo, narváez, nascimento, navarrete, navarro, navas, negrete, neves, nieto, nogueira, noriega,
  noronha, novaes, novais, noval, novoa, nunes, nájera, nóbrega, núñez, obregón, ochoa, odriozola, ojeda,
  olabarría, olaizola, olano, olazábal, olivares, oliveira, oller, olmedo, olmo, olmos, oquendo, orduña,
  ordóñez, orellana, ormaechea, ornelas, orozco, ortega, ortiz, osorio, osuna, otamendi, otegui, oteiza,
  otero, oyarzabal, pacheco, padilla, paiva, paixão, palacios, palau, palomares, palomino, paniagua, pantoja,
  pardo, paredes, parra, parreira, patiño, pavón, pazos, pedraza, pedrosa, pedroso, peixoto, peláez, peralta,
  perea, pereira, pessoa, pestana, peña, peñalver, peñaranda, pimenta, pimentel, pineda, pinheiro, pinho,
  pinilla, pinto, pinzón, pires, pizarro, piñeiro, planas, polanco, pombo, ponce, pons, porras, portela,
  portillo, poveda, pozo, prada, prado, prates, prieto, proença, puente, puentes, puig, pujol, pulido, páez,
  pérez, queiroz, queirós, queralt, quesada, quevedo, quijano, quintana, quintanilla, quintero, quiroga,
  quirós, quispe, rabelo, ramos, ramírez, rangel, raposo, rebelo, rebolledo, rebollo, recalde, redondo, rego,
  reis, rendón, requena, resende, restrepo, rezende, riaño, ribas, ribeiro, ribera, riquelme, rivas, rivera,
  rivero, robledo, robles, roca, rocha, rodrigues, rodríguez, roig, rojas, roldán, romero, rosado, rosales,
  rosell, rovira, rubio, rueda, ruiz, ríos, saavedra, sabater, sagasti, saiz, salas, salazar, salcedo,
  saldanha, salgado, salguero, salinas, salles, salmerón, samaniego, sampaio, sanches, sandoval, santacruz,
  santamaría, santana, santillana, santos, sanz, sarabia, saraiva, sarasola, sarmento, sarmiento, seabra,
  segovia, seixas, seoane, sepúlveda, serna, serra, serrano, sierra, silva, simões, siqueira, soares, solano,
  soler, solís, soria, sosa, sotelo, soto, sotomayor, sottomayor, sousa, souto, souza, sureda, suárez, sáez,
  sánchez, taboada, tamayo, tapia, tavares, teixeira, tejada, tejedor, teles, telleria, telles, tello, terán,
  tirado, toledo, torres, tovar, treviño, trindade, trujillo, téllez, ugalde, ugarte, ulloa, unzueta, urbina,
  ureña, uriarte, uribe, urquijo, urrutia, valadares, valderrama, valdez, valdivia, valdés, valente,
  valenzuela, valero, vallejo, vallejos, valverde, vaquero, varela, vargas, vasconcellos, vasconcelos,
  vasques, vaz, vega, veiga, velandia, velarde, velasco, veloso, velázquez, vendrell, verdaguer, verdugo,
  vergara, viegas, vieira, vilanova, vilela, villalba, villalobos, villanueva, villar, villarreal, villaseñor,
  villegas, viñas, vázquez, vélez, yepes, yáñez, zabala, zabaleta, zabalza, zafra, zaldívar, zambrano, zamora,
  zamorano, zapata, zavaleta, zepeda, zubiaurre, zubiri, zubizarreta, zuloaga, zuluaga, zurita, zárate,
  zúñiga, álvares, álvarez
`);

/** Given names that are hardly ever surnames, as Andrés and Martín are: `Juan Carlos Duque`. */
export const givenNames = namesIn(`
  aarón, abigail, adelaide, adriana, agustina, aida, ainhoa, aitana, aitor, alberto, alejandra, alejandro,
  alexandra, alexis, alfredo, alicia, almudena, alzira, amaia, amanda, amélia, ana, anabel, andrea, angélica,
  antonia, antonio, aparecida, araceli, arantxa, arantza, ariana, asier, augusto, aurélio, azucena, beatriz,
  begoña, belén, benedita, berta, borja, brenda, bruna, caio, camila, camilo, carles, carlos, carlota, carmen,
  carolina, catalina, catarina, cauã, cecilia, celia, claudia, conceição, cláudio, concepción, cristian, cristiane,
  cristina, cristopher, cátia, césar, daniel, daniela, davi, deolinda, diana, diogo, débora, edgar, edith,
  edson, eduarda, eduardo, edurne, elaine, elena, eliana, eliane, elisa, elisabet, elizabeth, eloísa, elvira,
  emilia, emiliano, emma, eneko, enrique, eric, erika, ernesto, esmeralda, estefanía, esther, eugenio,
  eugènia, eva, everton, fabiola, federico, felisa, fernanda, fernando, filipa, florencia, flávio, francisca,
  francisco, fábio, fátima, gabriela, garazi, gemma, genoveva, georgina, geraldo, gilberto, giovana, gisela,
  gladys, gonçalo, gorka, graciela, guadalupe, guilherme, guillermo, gustavo, heitor, helena, henrique, hilda,
  horácio, hugo, héctor, hélder, hélio, idoia, ignacio, iker, imanol, inma, inmaculada, inés, iratxe, irene,
  iria, isabel, isabela, isidora, itziar, ivonne, iván, izaskun, iñaki, javier, jefferson, jesús, jimena,
  joana, joaquim, joaquina, joaquín, jokin, jon, jordi, josefa, josefina, josu, josé, joão, juan, juana, juanjo,
  judith, juliana, julieta, jussara, júlia, júlio, karina, karla, koldo, laia, larissa, laura, leandro, leire,
  leonardo, leonel, leonor, leticia, lidia, liliana, lina, lola, lorena, lourdes, luana, luciana, luciano,
  lucrecia, lucía, luis, luisa, macarena, mafalda, magdalena, maite, manuel, manuela, marcela, marcelo,
  marcia, margarida, margarita, mariana, mariano, maribel, marisa, marisol, marta, martha, martina, maría,
  matilde, matías, mauricio, mercedes, meritxell, mikel, milagros, mireia, miren, montserrat, murilo, márcio, míriam,
  mónica, nahia, natalia, nayara, nerea, neusa, noelia, noemí, nuno, nélson, núria, octávio, odete, oriol, orlando,
  osvaldo, otávio, pablo, paola, patricia, paula, paulina, paulo, pedro, pepa, pilar, purificación, rafael,
  rafaela, raquel, raúl, rebeca, regina, reinaldo, renata, renato, roberto, rodolfo, rogério, rosalía, rosana,
  rosângela, rubén, rui, ruth, sagrario, sandra, sara, sebastián, sebastião, sergi, sergio, sofía, sonia,
  susana, sílvia, tamara, tatiana, taís, telmo, teodoro, teresa, tereza, thaís, thiago, tiago, tània, unai,
  valdir, valeria, vanesa, verónica, vinícius, virginia, viviana, vânia, vítor, wellington, xabier, xavier,
  ximena, xóchitl, yasmina, yolanda, zélia, álvaro, ángela, ángeles, óscar, úrsula
`);

/** Given names of two words of which the second is a surname after others: `Rosa Batista Duque`. */
export const doubleNames = namesIn(`
  joão batista, joão baptista, joão evangelista, juan bautista, juan cruz, juan evangelista, maría assunção, maría cruz,
  maría prado, maría trindade, maría vega
`);

/** What follows `María` and a particle in given names: `María del Pilar Duque`, `Maria de Fátima Duque`. */
export const devotions = namesIn(`
  aparecida, amparo, anjos, ascensión, auxiliadora, camino, carme, carmen, carmo, céu, conceição, concepción, consolação,
  consuelo, desamparados, dios, dolores, dores, esperança, esperanza, fátima, glória, graça, graças, guadalupe, jesus, jesús,
  lourdes, lurdes, luz, mar, mercedes, milagros, milagres, montserrat, nazaré, neves, nieves, pilar, piedade, prazeres,
  purificación, remedios, rocío, rosario, rosário, saudade, sagrario, socorro, sol, soledad, valle, ángeles
`);

/** Words between two surnames: `Ortega y Gasset`. */
export const surnameLinks = listed("e, i, y");

function namesIn(list: string): ReadonlySet<string> {
  return new Set(listed(list).map(folded));
}
