import { useEffect, useState } from "preact/hooks";
import type { SessionAnswer } from "../../server/site/schema.ts";
import { problemText } from "../shared/problem-words.ts";
import { Desk } from "./desk.tsx";
import { Failure } from "./form/fields.tsx";
import { Gate } from "./gate.tsx";
import { SessionEnd } from "./session-end.ts";
import { site } from "./site.ts";
import { useTask } from "./form/task.ts";

const ENDED = "You were logged out because your session ended. Log in again to continue.";

/** The log-in form or the account, depending on the session. */
export function AccountPage() {
  const [session, setSession] = useState<SessionAnswer | null>(null);
  /** The notice above the log-in form. */
  const [notice, setNotice] = useState<string | null>(null);
  const { problem, run } = useTask();

  const load = (): void => {
    run(async () => {
      setSession(await site.session());
    });
  };
  // Once, when the page opens.
  useEffect(load, []);
  const end = (): void => {
    setNotice(ENDED);
    load();
  };
  const enter = (entered: SessionAnswer): void => {
    setNotice(null);
    setSession(entered);
  };
  const leave = (left: SessionAnswer, why: string): void => {
    setNotice(why);
    setSession(left);
  };

  if (problem !== null)
    return (
      <div class="desk">
        <Failure text={problemText(problem)} />
        <button type="button" onClick={load}>
          Try again
        </button>
      </div>
    );
  if (session === null) return <p class="faint desk">Loading…</p>;
  const { account } = session;
  if (account === null) return <Gate session={session} notice={notice} enter={enter} />;
  return (
    <SessionEnd.Provider value={end}>
      <Desk account={account} bounds={session.limits} leave={leave} />
    </SessionEnd.Provider>
  );
}
