import { datedService, enteredService } from "../../common/segments/service-frame.ts";

/** The beginning and the tokens of segments for hotels, cars, trains and other services. */
export { DATED_SERVICE as SERVICE } from "../../common/segments/service-frame.ts";
export {
  agencyNumber,
  confirmation,
  option,
  optionsOf,
} from "../../common/segments/slash-options.ts";

/** A service, or an agent's entry for one, by its keywords; the source of a pattern. */
export const service = (keywords: string | readonly string[]) =>
  `${datedService(keywords)}|${enteredService(keywords)}`;
