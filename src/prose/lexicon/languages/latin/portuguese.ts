import type { Language } from "../../language.ts";

/** Portuguese words. */
export const portuguese: Language = {
  months: `
    jan janeiro, fev fevereiro, mar março, abr abril, mai maio, jun junho, jul julho, ago agosto,
    set setembro, out outubro, nov novembro, dez dezembro
  `,
  weekdays: `
    seg segunda segunda-feira, ter terça terça-feira, qua quarta quarta-feira,
    qui quinta quinta-feira, sex sexta sexta-feira, sáb sábado, dom domingo
  `,
  ofMonth: "de",
  ofYear: "de",
  ordinals: "º",
  otherDates: `
    data de emissão, data de nascimento, emitido, enviado, emitido em, emitida em, data da compra, válido até, data da reserva, pago em, nascido em,
    nascida em, nascido a, nascida a, nasc., nascimento, não válido antes, não válido após, não antes de, não depois de, pagar até, a pagar até,
    vencimento, data de vencimento, pagar antes de, pagar até ao dia, pagar até o dia, pagar até dia, válido até ao dia, válida até, válido até o dia,
    prazo, prazo de emissão, prazo de pagamento, prazo para emissão, data limite, data limite de emissão, data limite de pagamento, emitir até,
    a emitir até, emissão até, reservar até, comprar até, opção até, fatura de, factura de, data da fatura, orçamento de, vence em, expira em,
    confirmar até
  `,
  oClock: "h, hs, horas",
  beforeClock: "às, as",
  hours: "h, hora, horas",
  minutes: "min, m, minutos",
  nextDay: "dia seguinte, no dia seguinte, do dia seguinte",
  days: "dia, dias",
  otherTimes: `
    duração, escala, embarque, duração do voo, tempo de voo, conexão, tempo de escala,
    hora de embarque, início do embarque, fim do embarque, encerramento do embarque,
    embarque até, check-in até, fechamento do portão, encerramento do check-in, duração total,
    tempo de conexão, tempo total de viagem, duração total da viagem, duração total do voo,
    duração da viagem
  `,
  departure: `
    partida, saída, sai às, hora de saída, horário de saída, hora de partida, horário de partida,
    aeroporto de partida, saída de, partida de, decolagem, embarque em, decola, descola, decolam
  `,
  arrival: `
    chegada, chega, hora de chegada, horário de chegada, aeroporto de chegada, chegada a,
    chegada em, chega às, aterragem, pouso, data de chegada,
    chega em, aterra, aterram, aterrissa, pousa, chegam a, chegamos a
  `,
  departsAt: "part.",
  arrivesAt: "cheg.",
  from: "de, da, origem, estação de origem, estação de partida",
  to: "a, para, destino, estação de destino, estação de chegada",
  noSide: `
    data, hora, data do voo, data da viagem, rota, trecho, horário, itinerário, percurso, datas,
    período, estadia
  `,
  links: "a, para",
  ownFrom: "do, dos, das",
  ownTo: "ao, aos",
  terminal: "terminal",
  departureTerminal: `
    terminal de partida, terminal de embarque, terminal de saída, terminal partida, terminal saída
  `,
  arrivalTerminal: "terminal de chegada, terminal de desembarque, terminal chegada",
  flight: "voo",
  flightNumber: "número do voo, voo nº, nº do voo, voo n.º, n.º do voo",
  flightBefore: "número do voo",
  flights: "voos, voe, aeroporto, companhia aérea",
  notFlights: `
    navio, barco, balsa, sala, quarto, camião, caminhão, ônibus, autocarro, pedido, fatura, cliente, edifício, andar,
    curso, portão, auditório, nif, nipc, cnpj
  `,
  bookingClass: "classe, classe de reserva, cabine, classe tarifária, classe de serviço",
  serviceClass: "conforto",
  cabins: `
    econômica, económica, econômico, executiva, primeira, turística, classe econômica,
    classe executiva, premium economy, business, primeira classe, economy
  `,
  equipment: "aeronave, avião, equipamento",
  operatedBy: "operado por, operado pela, operado pelo, voo operado por, operada por",
  train: "trem, comboio, comboio nº",
  station: "estação",
  platform: "linha, plataforma",
  coach: "carruagem, vagão, carruagem nº",
  checkIn: "entrada, data de entrada, check-in",
  checkOut: "saída em, data de saída, check-out",
  hotel: "hotel, hotel confirmado, hospedagem, pousada, alojamento",
  hotelTitles: "hotéis, alojamentos, hospedagens, estadias, estadas",
  overnight: "estadia, estada, pernoite, noite",
  staying: `
    reservei, reservamos, ficamos hospedados, ficamos, fico, dormimos, vocês ficam, você fica, hospedamo-nos, vocês ficarão, ficaremos, vamos ficar
  `,
  stayBooked: "reservado, reservada, confirmado, confirmada, pago, paga",
  notStaying: `
    não, nunca, se, seria, poderia, teria, era, estava, tinha, lotado, lotada, talvez, em vez, ou, pensei,
    pensava, ano passado, da última vez, reunião, conferência, congresso, casamento, festa, seminário, sala,
    estacionamento, cachorro, gato, chefe, colega, outro, colegas, deve, devem, pode, podem, mas, porém, por
    reservar, tem de, tem que, assim que, perto, em frente, ao lado, para minha, para meu, para meus,
    infelizmente, por favor, bus, bar, carro
  `,
  notIncluded:
    "não incluído, não incluída, não está incluído, não está incluída, não inclui, por conta própria",
  lodging: "pousada, pensão",
  address: "endereço, morada",
  nights: "noite, noites, diária, diárias, número de noites",
  rooms: "quarto, quartos, número de quartos",
  bookedAtHotels: `
    quarto, quartos, suíte, cama de casal, meia pensão, pensão completa, café da manhã,
    pequeno-almoço, tudo incluído, adultos
  `,
  toBeConfirmed: "a confirmar, por confirmar, a definir, a designar, pendente, sob consulta",
  carRental: `
    aluguer de automóvel, aluguer de carro, aluguel de carro, aluguel de carros,
    aluguer de viatura, aluguer de automóveis, locação de veículo, aluguel de veículo
  `,
  rentalCar: `
    carro alugado, carro de aluguel, carro de aluguer, viatura de aluguer, reserva de carro,
    reserva de viatura, reserva de automóvel, reserva de veículo
  `,
  carTitles: "carro, automóvel, viatura, veículo",
  rentalCompany: "empresa, locadora, companhia, fornecedor, empresa de aluguer, rent a car",
  pickUp: `
    levantamento, retirada, recolha, local de levantamento, data de levantamento,
    hora de levantamento, local de retirada, data de retirada, hora de retirada
  `,
  dropOff: "devolução, local de devolução, data de devolução, hora de devolução",
  rentalPlace: "local, loja, estação de aluguer",
  carGroup: "categoria, grupo, veículo, tipo de veículo, modelo, viatura",
  orSimilar: "ou similar, ou equivalente",
  carPrice: "preço do aluguer, valor do aluguel, valor da locação",
  parking: "estacionamento, parque de estacionamento",
  parkingIncluded: "incluído, está incluído, incluso, gratuito",
  recordLocator: `
    código da reserva, localizador da reserva, número de reserva, localizador, código de reserva,
    número da reserva, código localizador, referência da reserva, referência de reserva,
    reserva nº, nº da reserva, localizador aéreo, localizador da companhia,
    código de reserva aérea, localizador do voo, código da reserva aérea,
    código de reserva do voo, referência da companhia aérea, localizador da companhia aérea,
    localizador gds
  `,
  weakLocator: "referência, ref., reserva, processo, pedido, número do pedido",
  confirmation: `
    número de confirmação, código de confirmação, confirmação, nº de confirmação,
    confirmação do hotel, confirmado pelo hotel com o número
  `,
  airlineLocator: "referência, localizador, companhia aérea",
  is: "é, permanece, continua, é o, é a, são, são o, são os",
  noLocators: "pendente, cancelado",
  ticket: `
    bilhete, bilhetes, número do bilhete, bilhete eletrônico, bilhete eletrónico, e-ticket,
    nº do bilhete, passagem, bilhete nº, n.º do bilhete, número de bilhete,
    números dos bilhetes, bilhetes eletrónicos, bilhetes eletrônicos
  `,
  numberWords: "número, nº, n.º",
  forWhom: "para, por",
  seat: "assento, assentos, lugar, lugares, poltrona, poltronas",
  total: `
    total, preço total, valor total, total pago, total a pagar, total geral, montante total,
    valor pago, custo total, valor total da viagem, total da viagem, valor total da reserva,
    total da reserva, total da compra, valor total pago, montante pago, total do pedido,
    total bilhetes, total dos bilhetes, total das passagens, preço total mais baixo, custo total estimado,
    valor total do programa, preço total do programa, total do programa, valor total do pacote,
    preço total do pacote, total do pacote, total grupo, total do grupo, preço total da viagem
  `,
  price: "preço, valor, preço do pacote",
  tripPrices:
    "resumo do preço, detalhes do preço, preço, valores, resumo de valores, detalhamento da tarifa",
  pricesFrom: "a partir de, desde",
  baseFare: "tarifa, tarifa base, tarifa aérea, valor da passagem, valor da tarifa",
  taxes: `
    taxas, taxas e encargos, impostos, taxas de embarque, taxa de embarque, impostos e taxas,
    taxas e impostos
  `,
  amountsTo: "é de, soma",
  people: "pessoas, passageiros, adultos, viajantes, participantes",
  perPerson: "por pessoa, por passageiro, /pessoa, /pess",
  ofWhich: "dos quais, incluindo, incl., com, taxas incluídas",
  currencies: "r$ brl, reais brl",
  phone: `
    telefone, tel, tel., telemóvel, celular, contacto, contato, ligue, central de atendimento,
    apoio ao cliente, central, plantão, emergência
  `,
  paid: "pago, pagamento efetuado, debitado",
  otherLabels: `
    bagagem, bagagem permitida, franquia de bagagem, bagagem despachada, bagagem de mão,
    refeição, forma de pagamento, pagamento, base tarifária, cartão de fidelidade,
    portão de embarque
  `,
  mailSubject: "assunto",
  titles: "sr, sra, sr., sra., srta, srta.",
  titlesMr: "senhor",
  titlesMrs: "senhora, dona, d.",
  titlesDr: "dra., dra",
  titlesDropped: "exmo., exma., ilmo., ilma., menina, menino",
  titlesLikeNames: "d.",
  particles: "da, do, dos, das, de",
  noNames: `
    atenciosamente, cumprimentos, viagens, agência, obrigado, obrigada, prezado, prezada, cliente,
    equipa, equipe, família, amigos
  `,
  yearsOfAge: "anos",
  adults: "adulto, adulta",
  children: "criança",
  infants: "bebê, bebé, infante, bebé de colo, bebê de colo",
  and: "e",
  yours: "o seu, a sua, seu, sua, o teu, a tua, os seus, as suas, o, a",
  statusLabels: "estado, status, situação",
  confirmed: "confirmado, confirmada, confirmados",
  waitlisted: "lista de espera, em lista de espera",
  nameLabels: `
    passageiro, passageira, nome do passageiro, nome, viajante, hóspede, titular,
    nome do hóspede, nome completo, nome e sobrenome, sobrenome e nome, nome e apelido,
    acompanhante, condutor, condutor principal, motorista, titular da reserva,
    passageiro adulto,
    companheiro de viagem, companheira de viagem
  `,
  namesLabels: "passageiros, viajantes, hóspedes, passageiro(s), passageiras, viajam",
  salutations: "prezado, prezada, caro, cara, estimado, estimada",
  greetings: "olá, oi, bom dia, boa tarde, boa noite",
  closings: `
    atenciosamente, cordialmente, com os melhores cumprimentos, melhores cumprimentos, cumprimentos,
    saudações, abraços, um abraço, abraço, o seu agente de viagens, seu agente de viagens
  `,
  inNameOf: "em nome de, nomes na reserva são, nomes nos bilhetes são, como nos passaportes:",
  bookedElsewhere: "mesa, restaurante, jantar, almoço, encomenda",
  surnameFirst: "never",
  surnames: "several",
  clientLabels: "cliente, funcionário, funcionária, clientes, cliente(s)",
  anybody:
    "nome, hóspede, hóspedes, titular, nome do hóspede, nome completo, nome e sobrenome, sobrenome e nome, nome e apelido, condutor, condutor principal, motorista",
  airline: "companhia, aérea, companhia aérea, cia, cia aérea, cia.",
  surname: "sobrenome, apelido, último nome",
  given: "nome, primeiro nome, nome próprio",
  personType: "tipo, tipo de passageiro",
  personTitle: "tratamento, título",
  meetingLabels: "participantes, presentes, convidados",
  travellers: `
    dados dos passageiros, lista de passageiros, passageiros, viajantes, passageiro(s),
    quem viaja, quem vai viajar, passageiras, dados das passageiras,
    quem voa, clientes
  `,
  outward: "ida",
  returning: "volta, regresso",
  layovers: "escala, conexão, ligação, tempo de escala, tempo de conexão",
  transfers: "transfer, transfers, transferes, traslado, traslados, táxi",
  meetings: `
    ponto de encontro, encontro, devolução do carro, devolução da viatura, devolução do veículo
  `,
  parting: `
    ida, trecho, volta, regresso, voo de ida, voo de volta, retorno, viagem de ida,
    viagem de volta
  `,
  beforeDay: "em",
  known: `
    voo, às, as, o, e, em, de, da, do, aeroporto, confirmada, confirmado, companhia, trem,
    comboio, hora local, horário local, no dia, dia, direto, número, nº, a
  `,
  columns: `
    moeda, cia, voo, data, origem, destino, partida, chegada, classe, companhia, assento, passageiro,
    saída,
    aeroporto,
    dieta, restrições alimentares
  `,
  shortTitles:
    "cl class, sit status, sit. status, h. saída departure, h. partida departure, h. chegada arrival, cheg arrival, cheg. arrival",
  classColumns: "classe",
  cancelled: "cancelado, cancelada, cancelados, canceladas, suprimido, suprimida",
  notCancelled: "pode ser, podem ser, se, grátis, gratuitamente",
  cancelling: `
    tivemos que cancelar, tivemos de cancelar, temos de cancelar, temos que cancelar,
    obrigados a cancelar, forçados a cancelar
  `,
  askedToCancel:
    "por favor cancele, por favor cancelem, favor cancelar, por favor cancele … e reserve, favor cancelar … e reservar",
  notCancelling: "nunca, sem, não, caso, deseja, quer, prefere, poderia, quando, quase",
  insteadOf: "em vez de, em vez do, em lugar de, em lugar do, no lugar de, no lugar do",
  beforeFlight: "o, a, os, as, do, da, de, seu, seus, teu, vosso, nosso, este, anterior, número",
  replaced: `
    voo anterior, voo original, voos anteriores, voos originais, anteriormente, horário anterior, em vez de, horário original,
    horário antigo, hora anterior, horário inicial,
    itinerário anterior, itinerário original
  `,
  notReplaced: "permanece, permanecem, mantém-se, mantêm-se, inalterado, inalterados",
  replacedLabels: "antes, antigo, anterior",
  rebooked: `
    foi reacomodado no, foi reacomodada no, foram reacomodados no, foi transferido para, foram transferidos
    para
  `,
  notBooked:
    "não reservado, não reservados, ainda não reservado, por reservar, ainda por reservar, ainda não reservados",
  vehicles: "autocarro, ônibus, táxi",
  superseded: "foi substituído, será substituído",
  replacement: `
    novo voo, novos voos, novo, voo alternativo, novo horário, nova hora, novos horários,
    novo itinerário
  `,
  forExample: "por exemplo, p. ex.",
  offered: `
    orçamento, cotação, oferta, ofertas, proposta, propostas, opção, opções, alternativa,
    alternativas, sugestão, sugestões, sob consulta, sob pedido, pedido, solicitação
  `,
  nextClause: "depois, e depois, em seguida, de lá",
  airport: "aeroporto",
  likePlaces: "por, que",
  wordsLikePlaces: "sem, sob, por, dos, das",
  likeAirlines: "da, em, na, de",
  afterFlight: "de",
};
