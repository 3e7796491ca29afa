/** Remembers that the visitor decodes on this device, so that nobody has to choose it again. */

const STORED = "decode";
const HERE = "here";

export function isOfflineStored(): boolean {
  return localStorage.getItem(STORED) === HERE;
}

export function storeOffline(isOffline: boolean): void {
  if (isOffline) localStorage.setItem(STORED, HERE);
  else localStorage.removeItem(STORED);
}
