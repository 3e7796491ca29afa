import type { ComponentChildren } from "preact";
import {
  CLOCKS,
  COLUMNS,
  DATE_STYLES,
  GROUPINGS,
  SECTIONS,
  type Column,
  type Grouping,
  type SectionName,
} from "../../../views/itinerary/options/values.ts";
import { LANGUAGES, type Language } from "../../../views/itinerary/wording/language.ts";
import { oneOf, type SendChoices } from "./choices.ts";

interface Props {
  readonly choices: SendChoices;
  readonly choose: (change: Partial<SendChoices>) => void;
}

const CLOCK_WORDS: Readonly<Record<SendChoices["clock"], string>> = {
  "12": "12 hours",
  "24": "24 hours",
};
const DATE_WORDS: Readonly<Record<SendChoices["dateStyle"], string>> = {
  short: "short",
  long: "in full",
};
const GROUPING_WORDS: Readonly<Record<Grouping, string>> = {
  group: "all together",
  traveller: "each traveller",
};
const SECTION_WORDS: Readonly<Record<SectionName, string>> = {
  references: "Booking references",
  travellers: "Travellers",
  journey: "Flights and trains",
  stays: "Hotels and cars",
  services: "Services",
  tickets: "Tickets",
  fare: "Fare",
  limit: "Ticketing limit",
  contacts: "Contacts",
  notes: "Notes",
  cancelled: "What was cancelled",
};
const COLUMN_WORDS: Readonly<Record<Column, string>> = {
  status: "Status",
  class: "Class",
  seats: "Seats",
  baggage: "Baggage",
  terminals: "Terminals",
  operatedBy: "Operating carrier",
  duration: "Duration",
  stops: "Stops",
  equipment: "Aircraft or train",
  meal: "Meals",
  distance: "Distance",
  airlineLocator: "Locator of the airline",
};

/** The name of a language in that language: `Deutsch`. */
function nameOf(language: Language): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}

/** Language, dates, and which parts of the record the itinerary contains. */
export function StyleFields(props: Props) {
  return (
    <>
      <WordingFields {...props} />
      <ContentFields {...props} />
    </>
  );
}

function WordingFields({ choices: { language, clock, dateStyle, by }, choose }: Props) {
  return (
    <div class="send-fields">
      <Select
        label="Language"
        values={LANGUAGES}
        wordsOf={nameOf}
        chosen={language}
        choose={(value) => {
          choose({ language: value });
        }}
      />
      <Select
        label="Times of day"
        values={CLOCKS}
        wordsOf={(value) => CLOCK_WORDS[value]}
        chosen={clock}
        choose={(value) => {
          choose({ clock: value });
        }}
      />
      <Select
        label="Months and weekdays"
        values={DATE_STYLES}
        wordsOf={(value) => DATE_WORDS[value]}
        chosen={dateStyle}
        choose={(value) => {
          choose({ dateStyle: value });
        }}
      />
      <Select
        label="One itinerary for"
        values={GROUPINGS}
        wordsOf={(value) => GROUPING_WORDS[value]}
        chosen={by}
        choose={(value) => {
          choose({ by: value });
        }}
      />
    </div>
  );
}

function ContentFields({ choices: { sections, columns }, choose }: Props) {
  return (
    <>
      <Fold title="Parts of the itinerary">
        <Checks
          values={SECTIONS}
          wordsOf={(value) => SECTION_WORDS[value]}
          chosen={sections}
          choose={(values) => {
            choose({ sections: values });
          }}
        />
      </Fold>
      <Fold title="Details of flights and trains">
        <Checks
          values={COLUMNS}
          wordsOf={(value) => COLUMN_WORDS[value]}
          chosen={columns}
          choose={(values) => {
            choose({ columns: values });
          }}
        />
      </Fold>
    </>
  );
}

/** Choices that few visitors change. */
export function Fold({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <details class="send-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface SelectProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly wordsOf: (value: T) => string;
  readonly chosen: T;
  readonly choose: (value: T) => void;
}

function Select<T extends string>({ label, values, wordsOf, chosen, choose }: SelectProps<T>) {
  return (
    <label>
      <span>{label}</span>
      <select
        value={chosen}
        onChange={({ currentTarget }) => {
          choose(oneOf(values, currentTarget.value) ?? chosen);
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {wordsOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChecksProps<T> {
  readonly values: readonly T[];
  readonly wordsOf: (value: T) => string;
  readonly chosen: readonly T[];
  readonly choose: (values: readonly T[]) => void;
}

function Checks<T extends string>({ values, wordsOf, chosen, choose }: ChecksProps<T>) {
  return (
    <div class="send-checks">
      {values.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) => {
              choose(values.filter((each) => (each === value ? checked : chosen.includes(each))));
            }}
          />
          {wordsOf(value)}
        </label>
      ))}
    </div>
  );
}
