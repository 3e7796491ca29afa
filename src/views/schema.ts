/** The few forms all wire schemas are made of. */
import Type, { type TProperties, type TSchema, type TSchemaOptions } from "typebox";

const LOCAL_TIME = "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}";

/** An object that has these keys and no other. */
export function closed<T extends TProperties>(properties: T, options: TSchemaOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** A list, which nobody changes after it was made. */
export function list<T extends TSchema>(items: T, options: TSchemaOptions = {}) {
  return Type.Immutable(Type.Array(items, options));
}

/** Text that says something: an optional key is left out rather than empty. */
export function words(description: string) {
  return Type.String({ minLength: 1, description });
}

/** A text, or null where the record does not say it. */
export function nullable(description: string, options: TSchemaOptions = {}) {
  return Type.Unsafe<string | null>({ type: ["string", "null"], description, ...options });
}

/** `YYYY-MM-DD HH:MM:SS` on the clock of the place, or null. */
export function nullableTime(description: string) {
  return nullable(`${description}: YYYY-MM-DD HH:MM:SS, local`, {
    pattern: `${LOCAL_TIME}:\\d{2}$`,
  });
}

/** `YYYY-MM-DD HH:MM` on the clock of the place, or null. */
export function nullableMinute(description: string) {
  return nullable(`${description}: YYYY-MM-DD HH:MM, local`, { pattern: `${LOCAL_TIME}$` });
}

/** `YYYY-MM-DD`. */
export function day(description: string) {
  return Type.String({ format: "date", description });
}
