import type { Language } from "../../language.ts";

/** Spanish words. */
export const spanish: Language = {
  months: `
    ene enero, feb febrero, mar marzo, abr abril, may mayo, jun junio, jul julio, ago agosto,
    sep sept septiembre setiembre, oct octubre, nov noviembre, dic diciembre
  `,
  weekdays: `
    lun lunes, mar martes, mié miércoles, jue jueves, vie viernes, sáb sábado, dom domingo
  `,
  ofMonth: "de",
  ofYear: "de, del",
  ordinals: "º",
  otherDates: `
    fecha de emisión, fecha de nacimiento, enviado, emitido, emitida, fecha de compra, válido hasta, fecha de la reserva, emitido el, emitida el,
    fecha de reserva, fecha de pago, nacido el, nacida el, nac., fecha de nac., no válido antes, no válido después, no antes del, no después del,
    pagar antes del, a pagar antes del, vencimiento, fecha de vencimiento, fecha límite de pago, pagar antes de, a pagar antes de, pague antes del,
    pagar hasta el, pagar hasta, válido hasta el, válida hasta, válida hasta el, fecha límite, fecha límite de emisión, fecha límite de compra,
    fecha límite de reserva, emitir antes del, emitir antes de, emisión antes del, emisión hasta, emisión hasta el, a emitir antes del, reservar antes del,
    reservar antes de, reserve antes del, comprar antes del, opción hasta, opción hasta el, factura del, factura de fecha, fecha de factura, factura de,
    presupuesto del, vence el, vence, caduca el, expira el, confirmar antes del
  `,
  oClock: "hs, h, hrs, horas, h.",
  beforeClock: "a las, a la, las",
  hours: "h, hs, hora, horas",
  minutes: "min, m, minutos",
  nextDay: "día siguiente, al día siguiente, del día siguiente",
  days: "día, días",
  otherTimes: `
    duración, duración del vuelo, escala, embarque, tiempo de vuelo, tiempo de escala,
    hora de embarque, cierre de puerta, conexión, cierre de embarque, la puerta cierra,
    cierre de facturación, facturación hasta, facturación cierra, inicio de embarque,
    inicio del embarque, hora límite de embarque, duración total, tiempo de conexión,
    tiempo total, duración total del viaje, duración total del vuelo, duración del viaje,
    tiempo total de viaje
  `,
  departure: `
    salida, sale, sale a las, hora de salida, aeropuerto de salida, fecha de salida del vuelo,
    salida de, despegue, salida desde, ciudad de salida, despega, despegáis, despegan
  `,
  arrival: `
    llegada, llega, hora de llegada, aeropuerto de llegada, llegada a, llega a las, aterrizaje,
    ciudad de llegada, aterriza, aterrizáis, aterrizan, aterrizas, llegan a, llegáis a, llegamos a, llegas a
  `,
  departsAt: "sal.",
  arrivesAt: "lleg.",
  from: "de, desde, origen, estación de origen, estación de salida",
  to: "a, al, para, hasta, destino, hacia, estación de destino, estación de llegada",
  noSide: `
    fecha, hora, fecha del vuelo, fecha de viaje, ruta, trayecto, horario, itinerario, fechas,
    periodo, período, estancia
  `,
  links: "a, al, para, hasta",
  terminal: "terminal",
  departureTerminal: "terminal de salida, terminal salida",
  arrivalTerminal: "terminal de llegada, terminal llegada",
  flight: "vuelo",
  flightNumber: "número de vuelo, vuelo no, vuelo nº, n.º de vuelo, vuelo n.º, nº de vuelo",
  flightBefore: "número de vuelo, nº de vuelo",
  flights: "vuelos, aeropuerto, aerolínea, compañía aérea",
  notFlights: `
    barco, buque, ferry, sala, aula, habitación, camión, autobús, pedido, factura, cliente, edificio, piso, curso,
    puerta, matrícula, andén, nif, cif, iva
  `,
  bookingClass: "clase, clase de reserva, cabina, clase de servicio, clase tarifaria, cl.",
  serviceClass: "confort",
  cabins: `
    turista, económica, economy, ejecutiva, business, primera, premium, clase turista,
    premium economy, clase ejecutiva, primera clase, preferente
  `,
  equipment: "avión, aeronave, tipo de avión",
  operatedBy: "operado por, operada por, operado por la compañía, vuelo operado por",
  train: "tren, tren nº, tren no, número de tren",
  station: "estación",
  platform: "vía, andén",
  coach: "coche, vagón, número de coche",
  checkIn: "entrada, llegada el, fecha de entrada, check-in, fecha de llegada",
  checkOut: "salida el, fecha de salida, check-out",
  hotel: "hotel, hotel confirmado, alojamiento",
  hotelTitles: "hoteles, alojamientos, hospedaje, hospedajes, estancias",
  overnight: "estancia, pernocte, pernoctación, noche",
  staying: `
    he reservado, hemos reservado, reservé, reservamos, te he reservado, os he reservado, le he reservado, les
    he reservado, les hemos reservado, le hemos reservado, nos alojamos, me alojo, os alojáis, se alojan
    ustedes, nos quedamos, dormimos, os alojaréis, te alojas, te alojarás, nos alojaremos, nos hospedamos, nos hospedaremos
  `,
  stayBooked: "reservado, reservada, confirmado, confirmada, pagado, pagada",
  notStaying: `
    preguntado, no, nunca, si, sería, podría, habría, era, estaba, había, lleno, completo, quizá, quizás, tal vez, en vez,
    en lugar, o, u, pensaba, pensábamos, mirado, el año pasado, la otra vez, reunión, conferencia, congreso,
    boda, fiesta, seminario, salón, aparcamiento, parking, perro, gato, jefe, jefa, colega, otro, compañeros,
    compañero, colegas, debe, deben, puede, pueden, pero, por reservar, hay que, cuando, cerca, enfrente, al
    lado, para mi, para mis, para su, para sus, por favor, desgraciadamente, bus, bar, taxi
  `,
  notIncluded:
    "no incluido, no incluida, no está incluido, no está incluida, no incluye, por su cuenta",
  lodging: "hostal, parador, posada, pensión, casa rural, hacienda, hospedería, finca, cabañas",
  address: "dirección, domicilio",
  nights: "noche, noches, número de noches",
  rooms: "habitación, habitaciones, número de habitaciones",
  bookedAtHotels: `
    habitación, habitaciones, suite, cama doble, media pensión, pensión completa, desayuno,
    todo incluido, adultos
  `,
  toBeConfirmed: `
    por confirmar, a confirmar, por determinar, por definir, pendiente, pendiente de confirmación,
    pendiente de confirmar, sin confirmar
  `,
  carRental: `
    alquiler de coche, alquiler de coches, alquiler de auto, alquiler de autos, renta de auto,
    renta de autos, alquiler de vehículo, alquiler de vehículos, renta de carro,
    alquiler de carro
  `,
  rentalCar: `
    coche de alquiler, auto de alquiler, vehículo de alquiler, carro de alquiler, auto rentado,
    coche alquilado, reserva de coche, reserva de auto, reserva de carro, reserva de vehículo,
    reserva de tu coche, reserva de su coche
  `,
  carTitles: "auto, coche, vehículo, carro",
  rentalCompany: `
    empresa, compañía, proveedor, rentadora, arrendadora, empresa de alquiler,
    compañía de alquiler, compañía local, proveedor local
  `,
  pickUp: `
    recogida, retiro, lugar de recogida, fecha de recogida, hora de recogida, lugar de retiro,
    fecha de retiro, hora de retiro, recogida en, entrega del vehículo
  `,
  dropOff: `
    devolución, lugar de devolución, fecha de devolución, hora de devolución, devolución en,
    devolución del vehículo
  `,
  rentalPlace: "lugar, oficina, ubicación",
  carGroup: "categoría, grupo, vehículo, tipo de vehículo, tipo de coche, modelo, tipo de auto",
  orSimilar: "o similar, o equivalente",
  carPrice: `
    precio del alquiler, importe del alquiler, costo del alquiler, total alquiler,
    total del alquiler, total de la renta
  `,
  parking: "aparcamiento, parking, estacionamiento, plaza de aparcamiento",
  parkingIncluded: "incluido, incluida, está incluido, gratuito, gratis",
  recordLocator: `
    localizador, código de reserva, ref. reserva, ref. de reserva, ref de reserva,
    número de reserva, referencia de reserva, localizador de reserva, clave de reserva,
    código de reservación, clave de reservación, nº de reserva, reserva nº, número de reservación,
    localizador de la reserva, código de la reserva, referencia de la reserva,
    clave de reservación aérea, localizador aéreo, localizador de la aerolínea, localizador vuelo,
    código de reserva de la aerolínea, código de reserva del vuelo, código de reservación aérea,
    reserva aérea, pnr aerolínea, pnr de la aerolínea, referencia de la aerolínea,
    referencia de la compañía aérea, código de la aerolínea, localizador gds
  `,
  weakLocator: `
    localizador agencia, localizador de agencia, localizador de la agencia,
    referencia, ref., expediente, reserva, n.º de expediente, pedido, número de pedido
  `,
  confirmation: `
    número de confirmación, código de confirmación, confirmación, nº de confirmación,
    confirmado por el hotel con el número, confirmación del hotel,
    número de confirmación del hotel
  `,
  airlineLocator: "referencia, localizador, ref., aerolínea, línea aérea, compañía aérea",
  is: "es, sigue siendo, es el, es la, son, son el, son los",
  noLocators: "pendiente, cancelado, anulado",
  ticket: `
    números de billete, números de boleto, billetes electrónicos, boletos electrónicos,
    billete, billetes, número de billete, billete electrónico, boleto, boleto electrónico,
    número de boleto, nº de billete, tiquete, pasaje, número de tiquete, billete nº, boleto no.,
    no. de boleto, n.º de billete, número de billete electrónico, nº de ticket, número de ticket,
    n.º de ticket, ticket
  `,
  numberWords: "número, nº, n.º",
  forWhom: "para, por",
  seat: "asiento, asientos, plaza, plazas, número de asiento, silla, sillas",
  total: `
    total, precio total, importe total, total pagado, total a pagar, monto total, valor total,
    costo total, coste total, total general, total del viaje, precio total del viaje,
    total de la reserva, total de tu reserva, total de su viaje, importe pagado, importe abonado,
    total abonado, importe total pagado, precio final, importe total de la reserva,
    total del expediente,
    total billetes, total de los billetes, total boletos, precio total más bajo, coste total estimado,
    total del programa, total grupo, total del grupo, precio total del programa, total del paquete, precio total del paquete
  `,
  price: "precio, importe, precio pagado, precio del paquete",
  tripPrices:
    "desglose del precio, detalle del precio, resumen de precios, precio, importes, tarifa, desglose de la tarifa",
  pricesFrom: "desde, a partir de",
  baseFare: "tarifa, tarifa base, tarifa aérea, importe base, precio del billete, tarifa neta",
  taxes: `
    tasas, impuestos, tasas e impuestos, impuestos y tasas, tasas y recargos, tasas y cargos,
    impuestos y cargos
  `,
  amountsTo: "es de, asciende a",
  people: "personas, pasajeros, viajeros, adultos, pasajero, participantes",
  perPerson: "por persona, por pasajero, por viajero, /persona, /pers",
  ofWhich: `
    de los cuales, incluye, incluidas, incluidos, incl., con, impuestos incluidos, incluyendo
  `,
  currencies: "$ mxn, $ ars, $ clp, $ cop, s/ pen, soles pen",
  phone: `
    teléfono, tel, tel., tfno., móvil, celular, llame al, llámenos al, atención al cliente,
    teléfono de emergencia, emergencias, teléfono de asistencia
  `,
  paid: "pagado, abonado, cobrado",
  otherLabels: `
    equipaje, equipaje permitido, equipaje facturado, equipaje de mano, franquicia de equipaje,
    comida, forma de pago, pago, viajero frecuente, base tarifaria, puerta de embarque
  `,
  mailSubject: "asunto",
  titles: "sr, sra, srta, sr., sra., srta.",
  titlesMr: "don, señor, d.",
  titlesMrs: "doña, señora, dña., dª, dª., d.ª",
  titlesDr: "dra., dra",
  titlesLikeNames: "don, d.",
  particles: "de, del, la, el, al, los, las",
  surnameParticles: "de la, del",
  noNames: `
    saludos, viajes, agencia, atentamente, gracias, estimado, estimada, hola, cliente, equipo,
    familia, amigos
  `,
  yearsOfAge: "años",
  adults: "adulto, adulta",
  children: "niño, niña",
  infants: "bebé, infante, infanta",
  and: "y",
  yours: "su, sus, tu, tus, nuestro, nuestra, el, la, los",
  statusLabels: "estado, estatus, status, estado de la reserva",
  confirmed: "confirmado, confirmada, confirmados",
  waitlisted: "lista de espera, en lista de espera",
  nameLabels: `
    pasajero, pasajera, viajero, viajera, nombre del pasajero, nombre, titular, huésped,
    nombre del viajero, nombre y apellidos, apellidos y nombre, apellido y nombre, acompañante,
    conductor, conductor principal, conductora, arrendatario, titular de la reserva,
    pasajero adulto,
    compañero de viaje, compañera de viaje
  `,
  namesLabels: `
    pasajeros, viajeros, huéspedes, pasajero(s), viajero(s), pasajeras, viajeras, viajan,
    titulares
  `,
  salutations: "estimado, estimada, apreciado, apreciada, querido, querida",
  greetings: "hola, buenos días, buenas tardes, buen día",
  closings: `
    saludos, un saludo, saludos cordiales, un cordial saludo, cordialmente, atentamente, muy atentamente, le
    saluda atentamente, un abrazo, su agente de viajes, tu agente de viajes
  `,
  inNameOf:
    "a nombre de, nombres en la reserva son, nombres en los billetes son, como en los pasaportes:, como en el dni:",
  bookedElsewhere: "mesa, restaurante, cena, almuerzo, cita, paquete",
  surnameFirst: "never",
  surnames: "two",
  clientLabels: "cliente, empleado, empleada, cliente(s), clientes",
  anybody:
    "nombre, titular, huésped, huéspedes, nombre y apellidos, apellidos y nombre, apellido y nombre, conductor, conductor principal, conductora, arrendatario",
  airline: "aerolínea, línea aérea, aérea, compañía, compañía aérea",
  surname: "apellido, apellidos",
  given: "nombre, nombre de pila",
  personType: "tipo, tipo de pasajero",
  personTitle: "tratamiento, título",
  meetingLabels: "participantes, asistentes, invitados",
  travellers: `
    pasajeros, datos de los pasajeros, lista de pasajeros, viajeros, datos del pasajero,
    pasajero(s), viajero(s), quién viaja, pasajeras, viajeras,
    quién vuela, quiénes viajan
  `,
  outward: "ida",
  returning: "vuelta, regreso",
  layovers: "escala, conexión, tiempo de conexión, transbordo, tiempo de escala",
  transfers: "traslado, traslados, transfer, taxi",
  meetings: "punto de encuentro, encuentro, devolución del coche, devolución del vehículo",
  parting: `
    ida, vuelta, regreso, tramo, trayecto, viaje, vuelo de ida, vuelo de vuelta, retorno, viaje de ida,
    viaje de vuelta
  `,
  beforeDay: "el, del",
  known: `
    vuelo, el, la, las, los, de, del, y, en, aeropuerto, confirmado, aerolínea, tren, hora local,
    hs, hrs, directo, número, nº, compañía, a, a las
  `,
  columns: `
    moneda, divisa, vuelo, origen, destino, fecha, salida, hora, llegada, clase, aerolínea, asiento, pasajero,
    estado, número,
    aeropuerto,
    dieta, régimen alimenticio
  `,
  shortTitles:
    "cl class, cl. class, est status, est. status, h. salida departure, h salida departure, h. llegada arrival, h llegada arrival, lleg. arrival, lleg arrival, sal. departure, fecha inicio departure, fecha fin arrival",
  classColumns: "clase",
  cancelled: "cancelado, cancelada, cancelados, canceladas, anulado, anulada, suprimido, suprimida",
  notCancelled: "puede ser, pueden ser, si, gratis, sin coste, sin cargo",
  cancelling: `
    tuvimos que cancelar, tuvimos que anular, hemos tenido que cancelar, hemos tenido que anular,
    hemos debido cancelar, tenemos que cancelar, obligados a cancelar
  `,
  askedToCancel:
    "por favor cancele, por favor cancelen, por favor cancela, por favor cancele … y reserve, por favor cancelen … y reserven",
  notCancelling: "nunca, sin, no, jamás, desea, quiere, prefiere, podría, cuando, casi, sino",
  insteadOf: `
    en lugar de, en lugar del, en vez de, en vez del, en sustitución de, en sustitución del
  `,
  beforeFlight: "el, la, los, las, del, de, su, sus, tu, tus, nuestro, este, anterior, número",
  replaced: `
    vuelo anterior, vuelo original, vuelo inicial, vuelos anteriores, vuelos originales,
    ya no es válido, ya no son válidos, anteriormente, horario anterior, en lugar de,
    hora anterior, horarios anteriores, horario original, hora original, horario inicial,
    hora inicial, itinerario anterior, itinerario original, itinerario inicial, tren anterior, tren original
  `,
  notReplaced: "sigue, siguen, sin cambios, se mantiene, se mantienen",
  replacedLabels: "antes, antiguo, anterior, viejo, previsto antes",
  rebooked: `
    le hemos reubicado en, la hemos reubicado en, les hemos reubicado en, los hemos reubicado en, ha sido
    reubicado en, han sido reubicados en
  `,
  notBooked:
    "no reservado, no reservados, sin reservar, aún no reservado, por reservar, pendiente de reservar, todavía no reservado, aún sin reservar, todavía sin reservar, no reservada",
  vehicles: "autobús, bus, autocar, taxi",
  superseded:
    "ha sido sustituido, fue sustituido, ha sido reemplazado, fue reemplazado, ha sido remplazado",
  replacement: `
    nuevo vuelo, nuevos vuelos, vuelos nuevos, nuevo, vuelo alternativo, nuevo horario, vuelo nuevo, nueva hora, nuevos horarios,
    nuevo itinerario, itinerario nuevo, nuevo tren, tren nuevo
  `,
  forExample: "por ejemplo, p. ej., p.ej.",
  offered: `
    presupuesto, cotización, oferta, ofertas, propuesta, propuestas, opción, opciones,
    alternativa, alternativas, sugerencia, sugerencias, a petición, bajo petición, solicitud,
    consulta
  `,
  nextClause: "luego, después, y luego, y después, desde allí",
  airport: "aeropuerto",
  likePlaces: "del, los, las, por, con, una, que",
  wordsLikePlaces: "sin, con, por, del, los, las",
  likeAirlines: "de, el, la, es, en, un",
  afterFlight: "de",
};
