import { enteredService, spacedService } from "../../common/segments/service-frame.ts";

/** A service, or an agent's entry for one, by its keywords; the source of a pattern. */
export const service = (keywords: string | readonly string[]) =>
  `${spacedService(keywords)}|${enteredService(keywords)}`;
