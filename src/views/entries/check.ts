import { checkOf } from "../check.ts";
import { Entries } from "./schema.ts";

/** Throws a `SchemaViolation` if a value is not an answer with entries. */
export const checkEntries = checkOf(Entries);
