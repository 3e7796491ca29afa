import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { TSchema } from "typebox";
import { withDefinitions } from "./definitions.ts";
import { demand, type Validator } from "./violation.ts";

/**
 * The compiler for the schemas of answers.
 *
 * @param code options for generating the code of the checks
 */
export function answerAjv(code: { readonly source?: true; readonly esm?: true } = {}): Ajv2020 {
  // Optimising the code of the checks takes AJV twice as long as everything else, and gains a twentieth.
  // Every `$ref` gets a function of its own: see `withDefinitions`.
  const ajv = new Ajv2020({
    strict: true,
    inlineRefs: false,
    code: { optimize: false, ...code },
  });
  addFormats.default(ajv, ["date"]);
  return ajv;
}

const ajv = answerAjv();

/**
 * Makes a check for outgoing answers, which compiles the schema on its first call. The build compiles those
 * in `views/<answer>/check.ts` beforehand.
 *
 * @returns a function that throws a `SchemaViolation` if a value does not match the schema
 */
export function checkOf(schema: TSchema): (answer: unknown) => void {
  let validate: Validator | undefined;
  return (answer) => {
    validate ??= ajv.compile(withDefinitions(schema));
    demand(validate, answer);
  };
}
