import { checkOf } from "../check.ts";
import { RefusalInfo, V4Answer } from "./schema.ts";

/** Throws a `SchemaViolation` if a value is not a version 4 answer. */
export const checkV4 = checkOf(V4Answer);

/** Throws a `SchemaViolation` if a value does not explain how a text without a booking was read. */
export const checkRefusal = checkOf(RefusalInfo);
