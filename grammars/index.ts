/** Every supported system, one line each. */
export { amadeus } from "./amadeus/index.ts";
export { generic } from "../src/prose/prose.ts";
export { sabre } from "./sabre/index.ts";
export { travelport } from "./travelport/index.ts";
export { travelsky } from "./travelsky/index.ts";
