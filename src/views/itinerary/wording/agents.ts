import { dateOf, dayOf, dayWithoutYear, durationText, moneyText, weekdayOf } from "../readable.ts";
import { en } from "./messages/en.ts";
import { Wording } from "./wording.ts";

/** English with the codes of the record: the itinerary as the workbench and the command line show it. */
export const FOR_AGENTS = new Wording({
  language: "en",
  readers: "agents",
  messages: en,
  formats: {
    day: dayOf,
    dayWithoutYear,
    weekday: weekdayOf,
    date: (date) => dateOf({ weekday: weekdayOf(date), date }),
    colon: ": ",
    betweenDateAndClock: ", ",
    clock: (clock) => clock,
    duration: durationText,
    distance: (kilometres) => `${kilometres.toLocaleString("en")} km`,
    weight: (kilograms) => `${kilograms} kg`,
    money: moneyText,
    country: ({ country }) => country,
    list: (items) => items.join(", "),
  },
});
