import { useEffect, useState } from "preact/hooks";
import type { SessionsAnswer } from "../../server/site/schema.ts";
import { problemText } from "../shared/problem-words.ts";
import { Failure } from "./form/fields.tsx";
import { useTask } from "./form/task.ts";
import { Moment } from "./moment.tsx";
import { site } from "./site.ts";
import { fromNow } from "./words.ts";

type Session = SessionsAnswer["sessions"][number];

/** Shows where the account is logged in, and logs it out elsewhere. */
export function SessionsSection() {
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const { problem, isBusy, run } = useTask();
  const show = (ask: () => Promise<SessionsAnswer>): void => {
    run(async () => {
      setSessions((await ask()).sessions);
    });
  };
  // Once, when the page opens.
  useEffect(() => {
    show(() => site.sessions());
  }, []);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section class="panel" aria-labelledby="sessions-title">
      <div class="head">
        <h2 id="sessions-title">Where you are logged in</h2>
        {others.length < 2 ? null : (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              show(() => site.endOtherSessions());
            }}
          >
            Log out everywhere else
          </button>
        )}
      </div>
      <Failure text={problem === null ? null : problemText(problem)} />
      <ul class="sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            end={() => {
              show(() => site.endSession(session.id));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function SessionRow({ session, end }: { session: Session; end: () => void }) {
  const { createdAt, lastUsedAt, isCurrent } = session;
  return (
    <li>
      <span>
        {isCurrent ? "This browser" : "Another browser"}
        <span class="faint">
          , since <Moment at={createdAt} say={fromNow} />
          {lastUsedAt === null || isCurrent ? null : (
            <>
              , last used <Moment at={lastUsedAt} say={fromNow} />
            </>
          )}
        </span>
      </span>
      {isCurrent ? null : (
        <button type="button" onClick={end}>
          Log out there
        </button>
      )}
    </li>
  );
}
