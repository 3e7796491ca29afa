import * as definitions from "./index.ts";
import { makeSystems } from "./system.ts";

/** Every system we read, ready to read, the fallback last. */
export const systems = makeSystems(Object.values(definitions));
