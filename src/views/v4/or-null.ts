/** Whether a map has no entries; does not build a list of keys to find out. */
export function isEmpty(map: object): boolean {
  for (const key in map) if (Object.hasOwn(map, key)) return false;
  return true;
}

/** A map, or null if it is empty. */
export function orNull<T extends object>(map: T): T | null {
  return isEmpty(map) ? null : map;
}
