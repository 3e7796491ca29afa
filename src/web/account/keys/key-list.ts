import { useEffect, useState } from "preact/hooks";
import type { KeyEntry } from "../../../server/site/schema.ts";
import type { Problem } from "../../shared/api.ts";
import { site } from "../site.ts";
import { useTask } from "../form/task.ts";

export interface KeyList {
  /** The oldest first; null until they came. */
  readonly keys: readonly KeyEntry[] | null;
  readonly problem: Problem | null;
  readonly reload: () => void;
  /** Takes in a key as it is now. */
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
  // Once, as the page comes.
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

export function nameOf({ name }: KeyEntry): string {
  return name ?? "Key without a name";
}
