import { createToken, type TokenType } from "chevrotain";
import type { PrintedDate, Read, Weekday } from "../../../src/ast/nodes.ts";
import { AssociatedLineRules } from "../people/association.ts";
import { ANY_DATE, CITY_PAIR, MONTH, WEEKDAY, oneOf } from "../shapes.ts";
import { countOf, dateValue, part } from "../values.ts";
import { weekdayValue } from "./weekday.ts";

/*
 * What hotels, cars and other services begin with: who provides it, how many are held, where and
 * when. The status leads, or the date; an agent's entry leaves no blanks.
 *
 *   HHL ZZ HK1 NCE 13APR-16APR
 *   HTL ZZ 13APR M NN1  DEN/OUT15APR
 *   0HTLZZMK1BOS19MAY-OUT21MAY
 */

/** Looks ahead, after a keyword, for ` ZZ HK1 ` or ` ZZ *** `. */
const SPACED_HEAD = `(?= +(?:[A-Z\\d]{2} +)?(?:[A-Z]{2}\\d{1,2}|\\*{3}|[A-Z]{2}(?= +(?:[A-Z\\d]{4} +)?[A-Z]{3,6} +(?:IN)?${ANY_DATE}))[ \\n])`;
/** Looks ahead, after a keyword, for ` ZZ 13APR M HK1 `. */
const DATED_HEAD = `(?= +(?:[A-Z\\d]{2} +)?${ANY_DATE}(?: +${WEEKDAY})? +[A-Z]{2}\\d{0,2}[ \\n])`;
/** Looks ahead, after the keyword of an entry, for `ZZHK1NCE13APR`. */
export const ENTRY_HEAD = `(?=[A-Z\\d]{2}[A-Z]{2}\\d{1,2}(?:[A-Z]{3}){1,2}(?:IN)?${ANY_DATE})`;

/** One of a system's keywords, or the only one there is. */
type Keywords = string | readonly string[];
/** A service whose status leads, by its keywords; the source of a pattern. */
export const spacedService = (keywords: Keywords) =>
  `[*/#]?${oneOf(...[keywords].flat())}${SPACED_HEAD}`;
/** A service whose date leads. */
export const datedService = (keywords: Keywords) => `${oneOf(...[keywords].flat())}${DATED_HEAD}`;
/** A service as an agent enters it. */
export const enteredService = (keywords: Keywords) =>
  `0${oneOf(...[keywords].flat())}${ENTRY_HEAD}`;

const AFTER_KEYWORD = "(?<![A-Z\\d])[A-Z]{3} +";
const AFTER_ENTRY = "(?<![A-Z\\d])(?:0[A-Z]{3}|TN *)";

/** Who provides a service, right after the keyword: `HHL ZZ HK1`. */
const Provider: TokenType = createToken({
  name: "Provider",
  label: "provider",
  pattern: new RegExp(
    `(?<=${AFTER_KEYWORD})[A-Z\\d]{2}(?= +(?:[A-Z]{2}\\d{0,2} |\\*{3}|${ANY_DATE}))` +
      `|(?<=${AFTER_ENTRY})[A-Z\\d]{2}(?= *[A-Z]{2}\\d)`,
  ),
});

/** The status of a service; the count can be missing. */
const ServiceStatus: TokenType = createToken({
  name: "ServiceStatus",
  label: "status",
  pattern: new RegExp(
    `(?<=${AFTER_KEYWORD}(?:[A-Z\\d]{2} +)?)(?:[A-Z]{2}\\d{1,2}(?![A-Z\\d])|[A-Z]{2}(?= +[A-Z]))` +
      `|(?<=${AFTER_ENTRY}[A-Z\\d]{2} *)[A-Z]{2}\\d{1,2}`,
  ),
});

/** `***` in the place of a status. */
const NoStatus = createToken({ name: "NoStatus", pattern: /\*{3}(?= )/ });

/** The day itself, behind a mark or a word: `-16APR`, `OUT22APR`. */
const DAY = /\d.*/;

/** A date before the status, and its weekday. */
const LeadingDate = createToken({
  name: "LeadingDate",
  label: "date",
  pattern: new RegExp(`${ANY_DATE}(?=(?: +${WEEKDAY})? +[A-Z]{2}\\d{0,2}[ \\n])`),
});
const LeadingWeekday = createToken({
  name: "LeadingWeekday",
  label: "weekday",
  pattern: new RegExp(`${WEEKDAY}(?= +[A-Z]{2}\\d{0,2}[ \\n])`),
});
/** The status after such a date. */
const DatedStatus = createToken({
  name: "DatedStatus",
  label: "status",
  categories: [ServiceStatus],
  pattern: new RegExp(`(?<=${MONTH}\\d{0,4}(?: +${WEEKDAY})? +)[A-Z]{2}\\d{0,2}(?![A-Z\\d])`),
});

const AFTER_STATUS = "(?<= [A-Z]{2}\\d{0,2} +(?:[A-Z\\d]{4} +)?)";
const AFTER_ENTERED_STATUS = `(?<=${AFTER_ENTRY}[A-Z\\d]{2}[A-Z]{2}\\d{1,2})`;

/** From where to where, after the status: `PARNCE`. */
const ServicePair = createToken({
  name: "ServicePair",
  label: "city pair",
  pattern: new RegExp(`${AFTER_STATUS}${CITY_PAIR}|${AFTER_ENTERED_STATUS}[A-Z]{6}(?=${ANY_DATE})`),
});

/** The city of a service, after its status. */
const CityCode = createToken({
  name: "CityCode",
  label: "city",
  pattern: new RegExp(
    `${AFTER_STATUS}[A-Z]{3}(?![A-Z\\d])|${AFTER_ENTERED_STATUS}[A-Z]{3}(?=(?:IN)?${ANY_DATE})`,
  ),
});

/** The first day of a service, with or without a year: `13APR`, `IN13APR`. */
const ServiceDate: TokenType = createToken({
  name: "ServiceDate",
  label: "date",
  pattern: new RegExp(`(?:IN *)?${ANY_DATE}`),
});

/** The last day of a service: `-16APR`, `-OUT16APR`. */
export const EndDate: TokenType = createToken({
  name: "EndDate",
  label: "end date",
  pattern: new RegExp(`- *(?:OUT *)?${ANY_DATE}`),
});

const AFTER_CITY = "(?<= [A-Z]{2}\\d{0,2} +(?:[A-Z]{3}){1,2} *)";
/** The first day after a slash: `DEN/IN13APR M-OUT15APR`. */
const DividedDate = createToken({
  name: "DividedDate",
  label: "date",
  categories: [ServiceDate],
  pattern: new RegExp(
    `${AFTER_CITY}/ *(?:IN *${ANY_DATE}|${ANY_DATE}(?=(?: +${WEEKDAY})? *- *(?:OUT *)?\\d))`,
  ),
});
/** The last day after a slash: `DEN/OUT15APR`, `OPO/09AUG`. */
const DividedEnd = createToken({
  name: "DividedEnd",
  label: "end date",
  categories: [EndDate],
  pattern: new RegExp(`${AFTER_CITY}/ *(?:OUT *)?${ANY_DATE}(?= *(?:[A-Z\\d] *)?[/\\n])`),
});
/** The weekday of one of these days. */
const StayWeekday = createToken({
  name: "StayWeekday",
  label: "weekday",
  pattern: new RegExp(`(?<=${MONTH}\\d{0,4} +)${WEEKDAY}(?= *[-/\\n])`),
});

const PLACE = [ServicePair, CityCode, ServiceDate, EndDate];

/** The tokens of a service whose status leads, and of its entry. */
export const SERVICE: readonly TokenType[] = [Provider, ServiceStatus, NoStatus, ...PLACE];
/** The tokens of a service whose date leads, and of its entry. */
export const DATED_SERVICE: readonly TokenType[] = [
  Provider,
  LeadingDate,
  LeadingWeekday,
  DatedStatus,
  ServiceStatus,
  DividedDate,
  DividedEnd,
  StayWeekday,
  ...PLACE,
];

/** Who provides a service, and how many are held. */
interface Held {
  readonly provider: Read<string> | undefined;
  /** The provider, where it is no system. */
  readonly vendor: Read<string> | undefined;
  readonly status: Read<string> | undefined;
  readonly count: Read<number> | undefined;
  readonly date: Read<PrintedDate> | undefined;
  readonly weekday: Read<Weekday> | undefined;
}

/** What a service begins with, but for its keyword. */
export interface Frame extends Held {
  readonly city: Read<string> | undefined;
  readonly toCity: Read<string> | undefined;
  /** The last day, where one is printed. */
  readonly end: Read<PrintedDate> | undefined;
}

/** The code of a reservation system. */
const SYSTEM = /^1[A-Z]$/;

/** A parser of what hotels, cars and other services begin with. */
export abstract class FramedLineRules extends AssociatedLineRules {
  /**
   * provider: Provider? LeadingDate? LeadingWeekday? ServiceStatus? NoStatus?
   *
   *     ZZ HK1        ZZ ***        ZZ 13APR M NN1
   */
  protected readonly provider = this.RULE("provider", (): Held => {
    const provider = this.optionalText(1, Provider);
    const date = this.optional(2, LeadingDate, dateValue, DAY);
    const weekday = this.optional(3, LeadingWeekday, weekdayValue);
    const status = this.optionalText(4, ServiceStatus);
    this.option(5, () => this.CONSUME(NoStatus));
    return this.ACTION(() => ({
      provider,
      // An agent's own note has the system in the vendor's place.
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
    const pair = this.optionalText(1, ServicePair);
    const city = this.optionalText(2, CityCode);
    const date = this.optional(3, ServiceDate, dateValue, DAY);
    const weekday = this.optional(4, StayWeekday, weekdayValue);
    const second = this.optional(5, ServiceDate, dateValue, DAY);
    const end = this.optional(6, EndDate, dateValue, DAY);
    this.option(7, () => this.CONSUME(StayWeekday));
    return this.ACTION(() => ({
      city: city ?? part(pair, 0, 3),
      toCity: part(pair, 3, 6),
      date,
      weekday: date === undefined ? undefined : weekday,
      end: end ?? second,
    }));
  });
}
