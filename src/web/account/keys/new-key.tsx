import { useEffect, useRef } from "preact/hooks";
import type { NewKeyAnswer } from "../../../server/site/schema.ts";
import { CopyButton } from "../../shared/copy-button.tsx";
import { DecodeCommand } from "../../shared/decode-command.tsx";
import { nameOf } from "./key-list.ts";

const SAMPLE = `1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M`;

interface NewKeyProps {
  readonly made: NewKeyAnswer;
  readonly close: () => void;
}

/** Shows a new key, only this once. Only the page knows it, until this panel is closed. */
export function NewKey({ made: { key, record }, close }: NewKeyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const select = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(select, []);
  return (
    <section class="new-key" aria-labelledby="new-key-title">
      <h3 id="new-key-title">Your new key “{nameOf(record)}”</h3>
      <p id="new-key-warning" class="warning">
        Copy it now: it is shown only once. The service keeps no readable copy.
      </p>
      <div class="copied">
        <textarea
          ref={field}
          rows={1}
          class="code"
          readOnly
          value={key}
          autocomplete="off"
          aria-label="New API key"
          aria-describedby="new-key-warning"
          spellcheck={false}
        />
        <CopyButton label="Copy key" text={key} mark={select} />
      </div>
      <h4>Example call</h4>
      <DecodeCommand
        name="Example call"
        call={{ url: `${location.origin}/v4/decode`, key, body: SAMPLE }}
        label="Copy call"
      />
      <p>
        <a href="/">Try it in the workbench</a> once you have copied it.
      </p>
      <button type="button" onClick={close}>
        I have copied it
      </button>
    </section>
  );
}
