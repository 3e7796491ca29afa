export { decode, toV4 } from "../src/index.ts";
export { records } from "./records.ts";
