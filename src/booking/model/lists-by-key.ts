/** Appends an entry to the list under its key; does nothing without a key. */
export function addTo<T>(index: Map<string, T[]>, key: string | undefined, entry: T): void {
  if (key === undefined) return;
  const known = index.get(key);
  if (known === undefined) index.set(key, [entry]);
  else known.push(entry);
}
