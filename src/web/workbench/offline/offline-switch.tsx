import { useEffect, useState } from "preact/hooks";
import type { Choices } from "../toolbar.tsx";
import { loadReaders } from "../input/open-file.ts";
import { loadRules } from "../rules.ts";
import { prepare } from "./here.ts";
import { storeOffline } from "./stored.ts";

interface Props {
  readonly isOffline: boolean;
  readonly choose: (change: Partial<Choices>) => void;
}

type State = "loading" | "ready" | "failed";

const WORDS: Readonly<Record<State, string>> = {
  loading: "Loading the decoder; nothing of the record is sent.",
  ready: "The record stays in this browser: nothing of it is sent.",
  failed: "The decoder could not be loaded. Nothing is sent. Switch off and on to try again.",
};

/** Lets the page decode by itself instead of asking the service. */
export function OfflineSwitch({ isOffline, choose }: Props) {
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    if (!isOffline) return undefined;
    let isLatest = true;
    setState("loading");
    void Promise.all([prepare(), loadRules(), loadReaders()]).then(([isReady]) => {
      if (isLatest) setState(isReady ? "ready" : "failed");
    });
    return () => {
      isLatest = false;
    };
  }, [isOffline]);
  return (
    <div class="offline">
      <label title="The page decodes by itself instead of sending the text to the service">
        <input
          type="checkbox"
          role="switch"
          checked={isOffline}
          onChange={({ currentTarget }) => {
            storeOffline(currentTarget.checked);
            choose({ isOffline: currentTarget.checked });
          }}
        />
        Decode on this device
      </label>
      <span class={state === "failed" ? "bad" : "faint"} role="status">
        {isOffline && WORDS[state]}
      </span>
    </div>
  );
}
