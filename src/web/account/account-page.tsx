import { useEffect, useState } from "preact/hooks";
import type { SessionAnswer } from "../../server/site/schema.ts";
import { problemText } from "../shared/problem-words.ts";
import { Desk } from "./desk.tsx";
import { NewPassword } from "./forgotten.tsx";
import { Failure } from "./form/fields.tsx";
import { Gate } from "./gate.tsx";
import { SessionEnd } from "./session-end.ts";
import { site } from "./site.ts";
import { useTask } from "./form/task.ts";

const ENDED = "You were logged out because your session ended. Log in again to continue.";

const CHANGED = "Your password is changed. Log in with the new one.";

/** The log-in form or the account, depending on the session. */
export function AccountPage() {
  const [session, setSession] = useState<SessionAnswer | null>(null);
  /** The notice above the log-in form. */
  const [notice, setNotice] = useState<string | null>(null);
  const { problem, run } = useTask();
  const [resetToken, dropToken] = useResetToken();

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
  if (resetToken !== null)
    return (
      <NewPassword
        token={resetToken}
        done={(left) => {
          dropToken();
          leave(left, CHANGED);
        }}
        leave={dropToken}
      />
    );
  const { account } = session;
  if (account === null) return <Gate session={session} notice={notice} enter={enter} />;
  return (
    <SessionEnd.Provider value={end}>
      <Desk account={account} bounds={session.limits} leave={leave} />
    </SessionEnd.Provider>
  );
}

/**
 * The token of a link to set a new password, from the address of the page, which does not keep it; and a
 * function that forgets it.
 */
function useResetToken(): readonly [token: string | null, drop: () => void] {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const take = (): void => {
      const [, found] = /^#reset=([\w-]+)$/.exec(location.hash) ?? [];
      if (found === undefined) return;
      history.replaceState(null, "", location.pathname);
      setToken(found);
    };
    take();
    addEventListener("hashchange", take);
    return () => {
      removeEventListener("hashchange", take);
    };
  }, []);
  return [
    token,
    () => {
      setToken(null);
    },
  ];
}
