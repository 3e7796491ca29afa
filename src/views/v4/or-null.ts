/** Whether a map holds anything; does not list its keys to find out. */
export function isEmpty(map: object): boolean {
  for (const key in map) if (Object.hasOwn(map, key)) return false;
  return true;
}

/** A map, or null where it holds nothing. */
export function orNull<T extends object>(map: T): T | null {
  return isEmpty(map) ? null : map;
}
