import { useEffect, useState } from "preact/hooks";
import type { KeyEntry } from "../../../server/site/schema.ts";
import type { Problem } from "../../shared/api.ts";
import { site } from "../site.ts";
import { useTask } from "../form/task.ts";

export interface KeyList {
  /** Oldest first; null until they are loaded. */
  readonly keys: readonly KeyEntry[] | null;
  readonly problem: Problem | null;
  readonly reload: () => void;
  /** Adds a key or updates it. */
  readonly put: (record: KeyEntry) => void;
}

export function useKeys(): KeyList {
  const [keys, setKeys] = useState<readonly KeyEntry[] | null>(null);
  const { problem, run } = useTask();
  const reload = (): void => {
    run(async () => {
      setKeys((await site.keys()).keys);
    });
  };
  // Once, when the page opens.
  useEffect(reload, []);
  const put = (record: KeyEntry): void => {
    setKeys((before) => withKey(before ?? [], record));
  };
  return { keys, problem, reload, put };
}

function withKey(keys: readonly KeyEntry[], record: KeyEntry): readonly KeyEntry[] {
  return keys.some(({ id }) => id === record.id)
    ? keys.map((key) => (key.id === record.id ? record : key))
    : [...keys, record];
}

/** Whether the last day of a key is over. */
export function isOver({ expiresOn }: KeyEntry): boolean {
  return expiresOn !== null && expiresOn < today();
}

/** Whether requests with a key are accepted. */
export function isActive(key: KeyEntry): boolean {
  return key.revokedAt === null && !isOver(key);
}

/** YYYY-MM-DD, UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function nameOf({ name }: KeyEntry): string {
  return name ?? "Unnamed key";
}
