import { checkOf } from "../check.ts";
import { Samples, Workbench } from "./schema.ts";

/** Throws a `SchemaViolation` if a value is not a result for the workbench page. */
export const checkWorkbench = checkOf(Workbench);

/** Throws a `SchemaViolation` if a value is not a list of samples. */
export const checkSamples = checkOf(Samples);
