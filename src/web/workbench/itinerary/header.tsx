import { deadlineText } from "../../../views/itinerary/agent/deadline-text.ts";
import { daysFrom, localDay } from "../../../views/itinerary/readable.ts";
import type {
  Deadline,
  Locator,
  RecordItinerary,
  Traveller,
} from "../../../views/itinerary/model/schema.ts";

interface Props {
  readonly record: RecordItinerary;
}

/** The locators, the price, the deadlines, and who travels. */
export function Header({ record, isOneOfSeveral }: Props & { readonly isOneOfSeveral: boolean }) {
  const { locator, locators, facts, deadlines, price, system, lines } = record;
  const origin = isOneOfSeveral
    ? [system.name, `lines ${lines.first} to ${lines.last}`, ...facts]
    : facts;
  return (
    <header class="trip">
      <div class="locators">
        {locator === null ? (
          <span class="faint">no locator found</span>
        ) : (
          <h2 class="locator own">
            <span class="faint">Locator</span> <b>{locator}</b>
          </h2>
        )}
        {locators.map((each, index) => (
          <LocatorChip key={index} {...each} />
        ))}
        {price !== null && <span class="price">{price}</span>}
      </div>
      {origin.length > 0 && <p class="origin faint">{origin.join(" · ")}</p>}
      {deadlines.length > 0 && (
        <ul class="deadlines">
          {deadlines.map((deadline, index) => (
            <DeadlineRow key={index} deadline={deadline} />
          ))}
        </ul>
      )}
      <Travellers record={record} />
    </header>
  );
}

function LocatorChip({ locator, airline: { code, name } }: Locator) {
  return (
    <span class="locator">
      <span class="faint">
        {name} {code}
      </span>{" "}
      <b>{locator}</b>
    </span>
  );
}

/** A limit is urgent from this many days before it. */
const URGENT_DAYS = 3;

function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { label, moment, isLimit, isYearKnown } = deadline;
  const today = localDay();
  const left = moment === null || !isYearKnown ? Infinity : daysFrom(today, moment.date);
  const tone = left < 0 ? "bad" : left <= URGENT_DAYS ? "doubt" : "plain";
  return (
    <li class={isLimit ? `limit ${tone}` : ""}>
      <span class="label">{label}</span> {deadlineText(deadline, today)}
    </li>
  );
}

/** The travellers with their documents and seats, numbered within the record. */
function Travellers({ record: { travellers } }: Props) {
  if (travellers.length === 0) return <p class="faint">no traveller found</p>;
  return (
    <ol class="travellers" aria-label="Travellers">
      {travellers.map((traveller, index) => (
        <TravellerRow key={index} {...traveller} />
      ))}
    </ol>
  );
}

function TravellerRow({ name, printed, facts, papers }: Traveller) {
  return (
    <li>
      <b>{name}</b> {facts.length > 0 && <span class="faint">{facts.join(" · ")}</span>}{" "}
      {printed !== "" && <code class="faint">{printed}</code>}
      {papers.length > 0 && <span class="papers">{papers.join(" · ")}</span>}
    </li>
  );
}
