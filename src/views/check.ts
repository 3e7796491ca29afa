import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { TSchema } from "typebox";

/** An answer that violates its schema. The error names the place in the schema, never a value. */
export class SchemaViolation extends Error {
  override readonly name = "SchemaViolation";
  /** JSON pointer into the schema: `#/properties/persons/items/required`. */
  readonly schemaPath: string;

  constructor(schemaPath: string) {
    super(`The answer violates its schema at ${schemaPath}`);
    this.schemaPath = schemaPath;
  }
}

const ajv = new Ajv2020({ strict: true });
addFormats.default(ajv, ["date"]);

/**
 * Compiles a schema once into a check for outgoing answers.
 *
 * @returns a function that throws a `SchemaViolation` if a value does not match the schema
 */
export function checkOf(schema: TSchema): (answer: unknown) => void {
  const validate = ajv.compile(schema);
  return (answer) => {
    if (!validate(answer)) throw new SchemaViolation(validate.errors?.at(0)?.schemaPath ?? "#");
  };
}
