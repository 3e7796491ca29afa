import { checkOf } from "../check.ts";
import { Samples, Workbench } from "./schema.ts";

/** Throws a `SchemaViolation` where a value is not what the workbench page is told of a text. */
export const checkWorkbench = checkOf(Workbench);

/** Throws a `SchemaViolation` where a value is not a list of samples. */
export const checkSamples = checkOf(Samples);
