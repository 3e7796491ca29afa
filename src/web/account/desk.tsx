import { useEffect, useRef } from "preact/hooks";
import type { Limits, SessionAnswer } from "../../server/site/schema.ts";
import { problemText } from "../shared/problem-words.ts";
import { ClosingSection } from "./closing.tsx";
import { Failure } from "./form/fields.tsx";
import { Jobs } from "./jobs/jobs.tsx";
import { useKeys } from "./keys/key-list.ts";
import { Keys } from "./keys/keys.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecondFactorSection } from "./second-factor/section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { site } from "./site.ts";
import { useTask } from "./form/task.ts";
import { Usage } from "./usage/usage.tsx";
import { dateOf } from "./words.ts";

type Account = NonNullable<SessionAnswer["account"]>;

interface DeskProps {
  readonly account: Account;
  readonly bounds: Limits;
  readonly leave: (session: SessionAnswer, why: string) => void;
}

/** The page for a logged-in visitor. */
export function Desk({ account, bounds, leave }: DeskProps) {
  const list = useKeys();
  const { keys } = list;
  const leaving = useTask();
  const problem = leaving.problem ?? list.problem;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const logOut = (): void => {
    leaving.run(async () => {
      leave(await site.logOut(), "You are logged out.");
    });
  };
  return (
    <div class="desk">
      <header class="who">
        <div>
          <h1 tabIndex={-1} ref={heading}>
            Your account
          </h1>
          <p class="faint">
            <span class="email">{account.email}</span>{" "}
            <span class="since">since {dateOf(account.createdAt)}</span>
          </p>
        </div>
        <button type="button" onClick={logOut}>
          Log out
        </button>
      </header>
      <Failure text={problem === null ? null : problemText(problem)} />
      {keys === null ? (
        <p class="faint">Loading your keys…</p>
      ) : (
        <>
          <Keys keys={keys} put={list.put} bounds={bounds} />
          {keys.length === 0 ? null : <Usage keys={keys} reload={list.reload} />}
        </>
      )}
      <Jobs />
      <SessionsSection />
      <SecondFactorSection email={account.email} />
      <div class="beside">
        <PasswordSection email={account.email} />
        <ClosingSection email={account.email} keys={keys ?? []} leave={leave} />
      </div>
    </div>
  );
}
