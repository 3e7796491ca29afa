import type { TokenType } from "chevrotain";
import type { PrintedDate, Read, Weekday } from "../../../src/ast/nodes.ts";
import type { Columns } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AssociatedLineRules } from "../people/association.ts";
import { ANY_DATE, CITY_PAIR, MONTH, WEEKDAY, oneOf } from "../shapes.ts";
import { countOf, dateValue, part } from "../values.ts";
import { weekdayValue } from "./weekday.ts";

/*
 * The beginning of hotels, cars and other services: provider, status and count, place, dates. Either
 * the status or the date comes first; an agent's entry has no spaces.
 *
 *   HHL ZZ HK1 NCE 13APR-16APR
 *   HTL ZZ 13APR M NN1  DEN/OUT15APR
 *   0HTLZZMK1BOS19MAY-OUT21MAY
 */

/** Looks ahead after a keyword for ` ZZ HK1 ` or ` ZZ *** `. */
const SPACED_HEAD = `(?= +(?:[A-Z\\d]{2} +)?(?:[A-Z]{2}\\d{1,2}|\\*{3}|[A-Z]{2}(?= +(?:[A-Z\\d]{4} +)?[A-Z]{3,6} +(?:IN)?${ANY_DATE}))[ \\n])`;
/** Looks ahead after a keyword for ` ZZ 13APR M HK1 `. */
const DATED_HEAD = `(?= +(?:[A-Z\\d]{2} +)?${ANY_DATE}(?: +${WEEKDAY})? +[A-Z]{2}\\d{0,2}[ \\n])`;
/** Looks ahead after the keyword of an entry for `ZZHK1NCE13APR`. */
export const ENTRY_HEAD = `(?=[A-Z\\d]{2}[A-Z]{2}\\d{1,2}(?:[A-Z]{3}){1,2}(?:IN)?${ANY_DATE})`;

/** One keyword or several. */
type Keywords = string | readonly string[];
/** A service with the status first, by its keywords; the source of a pattern. */
export const spacedService = (keywords: Keywords) =>
  `[*/#]?${oneOf(...[keywords].flat())}${SPACED_HEAD}`;
/** A service with the date first; the source of a pattern. */
export const datedService = (keywords: Keywords) => `${oneOf(...[keywords].flat())}${DATED_HEAD}`;
/** A service as an agent enters it; the source of a pattern. */
export const enteredService = (keywords: Keywords) =>
  `0${oneOf(...[keywords].flat())}${ENTRY_HEAD}`;

const AFTER_KEYWORD = "(?<![A-Z\\d])[A-Z]{3} +";
const AFTER_ENTRY = "(?<![A-Z\\d])(?:0[A-Z]{3}|TN *)";

/** `ZZ` right after the keyword: `HHL ZZ HK1`. */
const Provider: TokenType = token(
  "Provider",
  new RegExp(
    `(?<=${AFTER_KEYWORD})[A-Z\\d]{2}(?= +(?:[A-Z]{2}\\d{0,2} |\\*{3}|${ANY_DATE}))` +
      `|(?<=${AFTER_ENTRY})[A-Z\\d]{2}(?= *[A-Z]{2}\\d)`,
  ),
  { label: "provider" },
);

/** `HK1`, `HK`: the status of a service, with or without a count. */
const ServiceStatus: TokenType = token(
  "ServiceStatus",
  new RegExp(
    `(?<=${AFTER_KEYWORD}(?:[A-Z\\d]{2} +)?)(?:[A-Z]{2}\\d{1,2}(?![A-Z\\d])|[A-Z]{2}(?= +[A-Z]))` +
      `|(?<=${AFTER_ENTRY}[A-Z\\d]{2} *)[A-Z]{2}\\d{1,2}`,
  ),
  { label: "status" },
);

/** `***` instead of a status. */
const NoStatus = token("NoStatus", /\*{3}(?= )/);

/** The date alone, after a mark or a word: `-16APR`, `OUT22APR`. */
const DAY = /\d.*/;

/** `13APR` before the status; its weekday, `M`. */
const LeadingDate = token(
  "LeadingDate",
  new RegExp(`${ANY_DATE}(?=(?: +${WEEKDAY})? +[A-Z]{2}\\d{0,2}[ \\n])`),
  { label: "date" },
);
const LeadingWeekday = token(
  "LeadingWeekday",
  new RegExp(`${WEEKDAY}(?= +[A-Z]{2}\\d{0,2}[ \\n])`),
  { label: "weekday" },
);
/** `NN1` after a date. */
const DatedStatus = token(
  "DatedStatus",
  new RegExp(`(?<=${MONTH}\\d{0,4}(?: +${WEEKDAY})? +)[A-Z]{2}\\d{0,2}(?![A-Z\\d])`),
  { label: "status", categories: [ServiceStatus] },
);

const AFTER_STATUS = "(?<= [A-Z]{2}\\d{0,2} +(?:[A-Z\\d]{4} +)?)";
const AFTER_ENTERED_STATUS = `(?<=${AFTER_ENTRY}[A-Z\\d]{2}[A-Z]{2}\\d{1,2})`;

/** `PARNCE` after the status: from where to where. */
const ServicePair = token(
  "ServicePair",
  new RegExp(`${AFTER_STATUS}${CITY_PAIR}|${AFTER_ENTERED_STATUS}[A-Z]{6}(?=${ANY_DATE})`),
  { label: "city pair" },
);

/** `NCE` after the status. */
const CityCode = token(
  "CityCode",
  new RegExp(
    `${AFTER_STATUS}[A-Z]{3}(?![A-Z\\d])|${AFTER_ENTERED_STATUS}[A-Z]{3}(?=(?:IN)?${ANY_DATE})`,
  ),
  { label: "city" },
);

/** The first day of a service, with or without a year: `13APR`, `IN13APR`. */
const ServiceDate: TokenType = token("ServiceDate", new RegExp(`(?:IN *)?${ANY_DATE}`), {
  label: "date",
});

/** The last day of a service: `-16APR`, `-OUT16APR`. */
export const EndDate: TokenType = token("EndDate", new RegExp(`- *(?:OUT *)?${ANY_DATE}`), {
  label: "end date",
});

const AFTER_CITY = "(?<= [A-Z]{2}\\d{0,2} +(?:[A-Z]{3}){1,2} *)";
/** The first day after a slash: `DEN/IN13APR M-OUT15APR`. */
const DividedDate = token(
  "DividedDate",
  new RegExp(
    `${AFTER_CITY}/ *(?:IN *${ANY_DATE}|${ANY_DATE}(?=(?: +${WEEKDAY})? *- *(?:OUT *)?\\d))`,
  ),
  { label: "date", categories: [ServiceDate] },
);
/** The last day after a slash: `DEN/OUT15APR`, `OPO/09AUG`. */
const DividedEnd = token(
  "DividedEnd",
  new RegExp(`${AFTER_CITY}/ *(?:OUT *)?${ANY_DATE}(?= *(?:[A-Z\\d] *)?[/\\n])`),
  { label: "end date", categories: [EndDate] },
);
/** `M`, `W`: the weekday of one of these dates. */
const StayWeekday = token(
  "StayWeekday",
  new RegExp(`(?<=${MONTH}\\d{0,4} +)${WEEKDAY}(?= *[-/\\n])`),
  { label: "weekday" },
);

const PLACE_TOKENS = [ServicePair, CityCode, ServiceDate, EndDate];

/** The tokens of a service with the status first, and of its entry. */
export const SERVICE: readonly TokenType[] = [Provider, ServiceStatus, NoStatus, ...PLACE_TOKENS];
/** The tokens of a service with the date first, and of its entry. */
export const DATED_SERVICE: readonly TokenType[] = [
  Provider,
  LeadingDate,
  LeadingWeekday,
  DatedStatus,
  ServiceStatus,
  DividedDate,
  DividedEnd,
  StayWeekday,
  ...PLACE_TOKENS,
];

const PROVIDER = {
  provider: Provider,
  date: [LeadingDate, dateValue, DAY],
  weekday: [LeadingWeekday, weekdayValue],
  status: ServiceStatus,
  none: NoStatus,
} satisfies Columns;

const PLACE = {
  pair: ServicePair,
  city: CityCode,
  date: [ServiceDate, dateValue, DAY],
  weekday: [StayWeekday, weekdayValue],
  second: [ServiceDate, dateValue, DAY],
  end: [EndDate, dateValue, DAY],
  endWeekday: StayWeekday,
} satisfies Columns;

/** The provider of a service, its status and count, and the date between them. */
interface ProviderColumns {
  readonly provider: Read<string> | undefined;
  /** The provider, unless it is a reservation system. */
  readonly vendor: Read<string> | undefined;
  readonly status: Read<string> | undefined;
  readonly count: Read<number> | undefined;
  readonly date: Read<PrintedDate> | undefined;
  readonly weekday: Read<Weekday> | undefined;
}

/** The beginning of a service without its keyword. */
export interface Frame extends ProviderColumns {
  readonly city: Read<string> | undefined;
  readonly toCity: Read<string> | undefined;
  /** The last day, if printed. */
  readonly end: Read<PrintedDate> | undefined;
}

/** The code of a reservation system. */
const SYSTEM = /^1[A-Z]$/;

/** The rules for the beginning of hotels, cars and other services. */
export abstract class FramedLineRules extends AssociatedLineRules {
  /**
   * provider: Provider? LeadingDate? LeadingWeekday? ServiceStatus? NoStatus?
   *
   *     ZZ HK1        ZZ ***        ZZ 13APR M NN1
   */
  protected readonly provider = this.RULE("provider", (): ProviderColumns => {
    const { provider, date, weekday, status } = this.optionals(1, PROVIDER);
    return this.ACTION(() => ({
      provider,
      // An agent's note has the system in the place of the vendor.
      vendor: provider !== undefined && SYSTEM.test(provider.value) ? undefined : provider,
      status: part(status, 0, 2),
      count: countOf(status),
      date,
      weekday,
    }));
  });

  /**
   * place: ServicePair? CityCode? ServiceDate? StayWeekday? ServiceDate? EndDate? StayWeekday?
   *
   *     NCE 13APR-16APR        MUC 13MAY 16MAY        DEN/IN13APR M-OUT15APR W
   */
  protected readonly place = this.RULE("place", () => {
    const { pair, city, date, weekday, second, end } = this.optionals(1, PLACE);
    return this.ACTION(() => ({
      city: city ?? part(pair, 0, 3),
      toCity: part(pair, 3, 6),
      date,
      weekday: date === undefined ? undefined : weekday,
      end: end ?? second,
    }));
  });
}
