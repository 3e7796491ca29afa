import { checkOf } from "../check.ts";
import { V4Answer } from "./schema.ts";

/** Throws a `SchemaViolation` if a value is not a version 4 answer. */
export const checkV4 = checkOf(V4Answer);
