import { checkOf } from "../check.ts";
import { Detection } from "./schema.ts";

/** Throws a `SchemaViolation` if a value is not an answer of the detection. */
export const checkDetection = checkOf(Detection);
