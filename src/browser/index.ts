/**
 * Recloc as a library for browsers, published as `recloc/browser`. It is `recloc/core` without Node: its tables
 * are fetched, once, before the first text is decoded.
 *
 *     import { decode, loadTables, toV4 } from "./recloc/core.js";
 *     await loadTables();
 *     toV4(decode(text));
 */
export * from "../index.ts";
export { loadTables } from "./tables.ts";
