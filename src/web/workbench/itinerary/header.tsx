import type {
  Itinerary,
  Locator,
  Traveller,
  WorkbenchRecord,
} from "../../../views/workbench/schema.ts";
import { dayOf, moneyText, recordName } from "../words.ts";

interface Props {
  readonly itinerary: Itinerary;
  readonly records: readonly WorkbenchRecord[];
}

/** The locators, the price and the travellers. */
export function Header({ itinerary: { locators, price, travellers }, records }: Props) {
  return (
    <header class="trip">
      <div class="locators">
        {locators.map((locator, index) => (
          <LocatorChip key={index} {...locator} />
        ))}
        {locators.length === 0 && <span class="faint">no locator found</span>}
        {price !== null && <span class="price">{moneyText(price)}</span>}
      </div>
      {travellers.length === 0 ? (
        <p class="faint">no traveller found</p>
      ) : (
        <ul class="travellers">
          {travellers.map((traveller, index) => (
            <TravellerRow
              key={index}
              traveller={traveller}
              adult={traveller.infantOf === null ? undefined : travellers[traveller.infantOf]}
              record={recordName(records, traveller.record)}
            />
          ))}
        </ul>
      )}
    </header>
  );
}

function LocatorChip({ locator, airline }: Locator) {
  return (
    <span class={airline === null ? "locator own" : "locator"}>
      <span class="faint">{airline === null ? "Locator" : (airline.name ?? airline.code)}</span>
      <b>{locator}</b>
    </span>
  );
}

/** The meaning of passenger types. For others the code is better than a guess. */
const TYPES: Readonly<Record<string, string>> = {
  ADT: "adult",
  CHD: "child",
  CNN: "child",
  INF: "infant",
  INS: "infant with a seat",
  YTH: "youth",
  SRC: "senior",
};

interface RowProps {
  readonly traveller: Traveller;
  readonly adult: Traveller | undefined;
  /** The record it belongs to, if there are several. */
  readonly record: string | null;
}

function TravellerRow({ traveller, adult, record }: RowProps) {
  const { name, type, birthDate, tickets, frequentFlyer, seats } = traveller;
  const facts = [
    type === null ? "" : (TYPES[type] ?? type),
    birthDate === null ? "" : `born ${dayOf(birthDate)}`,
    adult === undefined ? "" : `with ${adult.name}`,
    record ?? "",
  ].filter((fact) => fact !== "");
  const documents = [
    ...tickets.map((ticket) => `ticket ${ticket}`),
    ...frequentFlyer.map(({ airline, number }) => `${airline} ${number}`),
    ...seats.map(({ seat, ride }) => `seat ${seat} on ${ride}`),
  ];
  return (
    <li>
      <b>{name}</b>
      {facts.length > 0 && <span class="faint">{facts.join(" · ")}</span>}
      {documents.length > 0 && <span class="papers">{documents.join(" · ")}</span>}
    </li>
  );
}
