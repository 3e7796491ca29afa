import type { Language } from "./language.ts";

/** Portuguese words. */
export const portuguese: Language = {
  months: `
    janeiro, fev fevereiro, março, abr abril, maio, junho, julho, ago agosto, setembro, outubro,
    novembro, dez dezembro
  `,
  weekdays: `
    seg segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo
  `,
  ofMonth: "de",
  otherDates: "data de emissão, data de nascimento, emitido, enviado",
  oClock: "h",
  nextDay: "dia seguinte",
  days: "dia, dias",
  otherTimes: "duração, escala, embarque",
  departure: "partida, saída",
  arrival: "chegada, chega",
  from: "de, da, do, origem",
  to: "a, para, destino",
  noSide: "data, hora",
  links: "a, para",
  flight: "voo",
  flights: "voos, voe, aeroporto",
  notFlights: `
    sala, quarto, camião, caminhão, ônibus, autocarro, pedido, fatura, cliente, edifício, andar,
    curso, portão, auditório, nif, nipc, cnpj
  `,
  bookingClass: "classe",
  equipment: "aeronave, avião",
  operatedBy: "operado por, operado pela",
  train: "trem, comboio",
  checkIn: "entrada, data de entrada",
  checkOut: "saída em, data de saída",
  hotel: "hotel, hospedagem, pousada",
  address: "endereço",
  nights: "noite, noites",
  rooms: "quarto, quartos",
  recordLocator: "código da reserva, localizador da reserva, número de reserva, localizador",
  confirmation: "número de confirmação",
  ticket: "bilhete, número do bilhete",
  seat: "assento, assentos",
  total: "total, preço total, valor total",
  phone: "telefone",
  titles: "sr, sra, sr., sra.",
  particles: "da, do, dos, das, de",
  adults: "adulto, adulta",
  children: "criança",
  infants: "bebê",
  and: "e",
  nameLabels: "passageiro, passageiros, nome do passageiro, nome",
  anybody: "nome",
  meetingLabels: "participantes, presentes, convidados",
  travellers: "dados dos passageiros, lista de passageiros, passageiros",
  parting: "ida, trecho, volta",
  beforeDay: "em",
  known: `
    voo, às, as, o, e, em, de, da, do, aeroporto, confirmada, confirmado, companhia, trem,
    comboio
  `,
  columns: `
    cia, voo, data, origem, destino, partida, chegada, classe, companhia, assento, passageiro,
    saída
  `,
  classColumns: "classe",
  cancelled: "cancelado, cancelada",
  likePlaces: "por, que",
  likeAirlines: "da, em, na, de",
  behindFlight: "de",
};
