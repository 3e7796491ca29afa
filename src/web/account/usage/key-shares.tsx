import type { KeyEntry, UsageAnswer } from "../../../server/site/schema.ts";
import { countOf } from "../../shared/count.ts";
import { nameOf } from "../keys/key-list.ts";

interface KeySharesProps {
  readonly usage: UsageAnswer;
  readonly keys: readonly KeyEntry[];
  readonly choose: (id: string) => void;
}

/** The usage of each key that was used, the most used first. */
export function KeyShares({ usage, keys, choose }: KeySharesProps) {
  const entries = new Map(keys.map((key) => [key.id, key]));
  const used = usage.keys.toSorted((a, b) => b.requests - a.requests);
  if (used.length === 0) return null;
  return (
    <section class="by" aria-labelledby="shares-title">
      <h3 id="shares-title">By key</h3>
      <div class="scroll" tabIndex={0} role="region" aria-labelledby="shares-title">
        <table class="usage-days" aria-labelledby="shares-title">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Requests</th>
              <th scope="col">Not decodable</th>
              <th scope="col">Errors</th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ id, requests, notDecodable, errors }) => (
              <tr key={id}>
                <th scope="row">
                  <KeyButton entry={entries.get(id)} choose={choose} />
                </th>
                <td>{countOf(requests)}</td>
                <td>{countOf(notDecodable)}</td>
                <td>{countOf(errors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Shows the usage of this key alone. */
function KeyButton({
  entry,
  choose,
}: {
  entry: KeyEntry | undefined;
  choose: (id: string) => void;
}) {
  // A key that was created in another window.
  if (entry === undefined) return <>Another key</>;
  return (
    <button
      type="button"
      class="link"
      onClick={() => {
        choose(entry.id);
      }}
    >
      {nameOf(entry)}
    </button>
  );
}
