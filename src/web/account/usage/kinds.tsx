import type { UsageAnswer } from "../../../server/site/schema.ts";
import { countOf } from "../../shared/count.ts";
import { shareOf } from "../words.ts";

/** Requests that were not answered with a booking, by kind; nothing if all were. */
export function Kinds({ usage: { days, refusals } }: { usage: UsageAnswer }) {
  const requests = days.reduce((sum, day) => sum + day.requests, 0);
  const failed = days.reduce((sum, { notDecodable, errors }) => sum + notDecodable + errors, 0);
  const known = refusals.reduce((sum, refusal) => sum + refusal.requests, 0);
  if (failed === 0) return null;
  return (
    <section class="by" aria-labelledby="kinds-title">
      <h3 id="kinds-title">Not decodable, and errors by kind</h3>
      <div class="scroll" tabIndex={0} role="region" aria-labelledby="kinds-title">
        <table class="kinds" aria-labelledby="kinds-title">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Status</th>
              <th scope="col">Requests</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ code, status, means, requests: count }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code> <span class="means faint">{means}</span>
                </th>
                <td>{status}</td>
                <Share count={count} all={requests} />
              </tr>
            ))}
            {known >= failed ? null : (
              <tr>
                <th scope="row">
                  unknown{" "}
                  <span class="means faint">
                    Counted by an earlier version, which did not record the kind.
                  </span>
                </th>
                <td />
                <Share count={failed - known} all={requests} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Share({ count, all }: { count: number; all: number }) {
  return (
    <td>
      {countOf(count)} <span class="faint">{shareOf(count, all)}</span>
    </td>
  );
}
