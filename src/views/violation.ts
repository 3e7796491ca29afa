/** An answer that violates its schema. The error names the place in the schema, never a value. */
export class SchemaViolation extends Error {
  override readonly name = "SchemaViolation";
  /** JSON pointer into the schema: `#/$defs/persons/required`. */
  readonly schemaPath: string;

  constructor(schemaPath: string) {
    super(`The answer violates its schema at ${schemaPath}`);
    this.schemaPath = schemaPath;
  }
}

/** The part of a validator of AJV that a check needs. */
export interface Validator {
  (answer: unknown): boolean;
  errors?: readonly { readonly schemaPath: string }[] | null;
}

/** @throws SchemaViolation if a value does not match the schema of a validator */
export function demand(validate: Validator, answer: unknown): void {
  if (!validate(answer)) throw new SchemaViolation(validate.errors?.at(0)?.schemaPath ?? "#");
}
