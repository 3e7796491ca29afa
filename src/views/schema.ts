/** The building blocks of all wire schemas. */
import Type, { type TProperties, type TSchema, type TSchemaOptions } from "typebox";

const LOCAL_TIME = "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}";

/** A position in a list or a text. */
export const Index = Type.Integer({ minimum: 0 });
export const Count = Type.Integer({ minimum: 0 });
/** From none to all. */
export const Share = Type.Number({ minimum: 0, maximum: 1 });
export const LineNumber = Type.Integer({ minimum: 1 });

/** An object with these keys and no others. */
export function closed<T extends TProperties>(properties: T, options: TSchemaOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** A read-only list. */
export function list<T extends TSchema>(items: T, options: TSchemaOptions = {}) {
  return Type.Immutable(Type.Array(items, options));
}

/** Non-empty text: an optional key is omitted rather than left empty. */
export function nonEmptyText(description: string) {
  return Type.String({ minLength: 1, description });
}

/** Text that is omitted if the record does not contain it. */
export function optionalText(description: string) {
  return Type.Optional(nonEmptyText(description));
}

/** A value, or null if the record does not contain it. */
export function orNull<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** Text, or null if the record does not contain it. */
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

/** `YYYY-MM-DD`, omitted if the record does not contain it. */
export function optionalDay(description: string) {
  return Type.Optional(Type.String({ format: "date", description }));
}
