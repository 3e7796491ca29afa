import { checkOf } from "../check.ts";
import { V3Answer } from "./schema.ts";

/** Throws a `SchemaViolation` if a value is not a version 3 answer. */
export const checkV3 = checkOf(V3Answer);
