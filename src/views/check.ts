import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { TSchema } from "typebox";

/** An answer that is not what its schema says. It names the place in the schema, never a value. */
export class SchemaViolation extends Error {
  override readonly name = "SchemaViolation";
  /** JSON pointer into the schema: `#/properties/persons/items/required`. */
  readonly schemaPath: string;

  constructor(schemaPath: string) {
    super(`The answer breaks its schema at ${schemaPath}`);
    this.schemaPath = schemaPath;
  }
}

const ajv = new Ajv2020({ strict: true });
addFormats.default(ajv, ["date"]);

/**
 * Compiles a schema, once, to a check of answers on their way out.
 *
 * @returns a function that throws a `SchemaViolation` where a value is not what the schema says
 */
export function checkOf(schema: TSchema): (answer: unknown) => void {
  const validate = ajv.compile(schema);
  return (answer) => {
    if (!validate(answer)) throw new SchemaViolation(validate.errors?.at(0)?.schemaPath ?? "#");
  };
}
