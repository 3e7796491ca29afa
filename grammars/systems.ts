import * as definitions from "./index.ts";
import { makeSystems } from "./system.ts";

/** Every supported system, compiled; the fallback comes last. */
export const systems = makeSystems(Object.values(definitions));
