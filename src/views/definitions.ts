import { isObject } from "../reference/tables.ts";

/**
 * Moves the objects that a schema describes into `$defs`, each named after the key that first leads to it, and once
 * even if several keys do. AJV then makes a small function of each: V8 leaves one that checks a whole answer
 * unoptimised, because it is too long.
 */
export function withDefinitions(schema: object): object {
  const definitions: Record<string, unknown> = {};
  const references = new Map<object, object>();

  function nameFor(key: string): string {
    return key in definitions ? nameFor(`${key}_`) : key;
  }

  function moved(value: unknown, key: string): unknown {
    if (Array.isArray(value)) return value.map((each) => moved(each, key));
    if (!isObject(value)) return value;
    if (!isObject(value.properties)) return inner(value, key);
    const known = references.get(value);
    if (known !== undefined) return known;
    const name = nameFor(key);
    // Reserved before the objects within it take the name.
    definitions[name] = null;
    const reference = { $ref: `#/$defs/${name}` };
    references.set(value, reference);
    definitions[name] = inner(value, key);
    return reference;
  }

  function inner(value: object, key: string): object {
    return Object.fromEntries(
      Object.entries(value).map(([keyword, each]) => [
        keyword,
        keyword === "properties" && isObject(each) ? propertiesOf(each) : moved(each, key),
      ]),
    );
  }

  function propertiesOf(properties: object): object {
    return Object.fromEntries(
      Object.entries(properties).map(([key, each]) => [key, moved(each, key)]),
    );
  }

  return { ...inner(schema, ""), $defs: definitions };
}
