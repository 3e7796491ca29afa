import { checkOf } from "../check.ts";
import { Detection } from "./schema.ts";

/** Throws a `SchemaViolation` if a value is not the answer that says who printed a text. */
export const checkDetection = checkOf(Detection);
