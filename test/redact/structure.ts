import type { V4Answer } from "../../src/views/v4/schema.ts";

/** What an answer says beside personal values: it must be the same of a redacted text. */
export function structureOf(answer: V4Answer) {
  const { persons, flightInfo, hotelInfo, trainInfo, extraInfo } = answer;
  return {
    titles: persons.map(({ title }) => title),
    flights: flightInfo.flights.map(({ extraInfo: info, ...flight }) => [
      flight,
      { ...info, airline_locator: "" },
    ]),
    stays: hotelInfo.hotels.map(({ checkIn, checkOut, name, extraInfo: info }) => [
      checkIn,
      checkOut,
      name,
      { ...info, confirmation: "", phone: "", address: "" },
    ]),
    trains: [trainInfo.trains, trainInfo.extraInfo?.spans],
    ...partsOf(extraInfo ?? {}),
    ...restOf(extraInfo ?? {}),
  };
}

function partsOf({ ssr, osi, fare, tickets, cars, ...info }: NonNullable<V4Answer["extraInfo"]>) {
  return {
    spans: info.persons_spans,
    types: info.passengers?.map(({ type, infant_of: adult, frequent_flyer: cards }) => [
      type,
      adult,
      airlinesOf(cards),
    ]),
    fare: [fare?.total, fare?.taxes],
    tickets: tickets?.map(({ persons, flights }) => [persons, flights]),
    requests: ssr?.map(({ code, status, persons, flights }) => [code, status, persons, flights]),
    informed: osi?.map(({ airline, persons }) => [airline, persons]),
    cars: cars?.map((car) => ({ ...car, confirmation: "" })),
    others: info.other_segments?.map(({ type, status, spans }) => [type, status, spans]),
    cancelled: info.cancelled_segments?.length,
    contacts: info.contacts?.map(({ type, persons }) => [type, persons]),
    remarks: info.remarks?.map(({ type }) => type),
  };
}

function airlinesOf(cards: readonly { readonly airline: string }[] = []): readonly string[] {
  return cards.map(({ airline }) => airline);
}

function restOf(info: NonNullable<V4Answer["extraInfo"]>) {
  return {
    accounting: info.accounting?.map(({ type, persons, flights }) => [type, persons, flights]),
    ticketing: info.ticketing?.map(({ state, date }) => [state, date]),
    records: info.records?.map(({ persons, flights, ssr: requests }) => [
      persons,
      flights,
      requests,
    ]),
    unread: info.unread_lines?.map(({ line, column, span }) => [line, column, span]),
  };
}
