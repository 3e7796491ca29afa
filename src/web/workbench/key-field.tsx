import type { Choices } from "./toolbar.tsx";
import type { Visit } from "./use-visit.ts";

interface Props {
  readonly value: string;
  readonly choose: (change: Partial<Choices>) => void;
  readonly visit: Visit;
}

/** Explains how a visitor can decode here if the service requires identification. */
export function KeyField({ value, choose, visit }: Props) {
  return (
    <div class="key">
      <label>
        <span>API key</span>
        <input
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder="rk_…"
          aria-describedby="key-hint"
          value={value}
          onInput={({ currentTarget }) => {
            choose({ key: currentTarget.value.trim() });
          }}
        />
      </label>
      <p class="faint" id="key-hint">
        To decode here,{" "}
        <a href="/account" target="_blank">
          log in
        </a>{" "}
        in a new window, or paste an API key. The key stays on this page only, until you leave it.{" "}
        {visit.registration === "open" &&
          "If you have neither, create an account there: it takes a minute."}
        {visit.registration === "closed" &&
          "If you have neither, ask whoever runs this service for an account or a key."}
      </p>
    </div>
  );
}
