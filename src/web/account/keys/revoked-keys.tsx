import type { KeyEntry } from "../../../server/site/schema.ts";
import { counted } from "../../shared/count.ts";
import { nameOf } from "./key-list.ts";
import { Moment } from "../moment.tsx";
import { dateOf } from "../words.ts";

/** The revoked keys, collapsed. */
export function RevokedKeys({ keys }: { keys: readonly KeyEntry[] }) {
  if (keys.length === 0) return null;
  return (
    <details class="revoked">
      <summary>{counted(keys.length, "revoked key")}</summary>
      <ul>
        {keys.map((key) => (
          <li key={key.id}>
            <b>{nameOf(key)}</b> <code>{key.prefix}…</code>{" "}
            <span class="faint">
              created <Moment at={key.createdAt} say={dateOf} />
              {key.revokedAt === null ? null : (
                <>
                  , revoked <Moment at={key.revokedAt} say={dateOf} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
