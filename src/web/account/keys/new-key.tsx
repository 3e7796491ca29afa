import type { NewKeyAnswer } from "../../../server/site/schema.ts";
import { DecodeCommand } from "../../shared/decode-command.tsx";
import { OnceShown } from "../form/once-shown.tsx";
import { nameOf } from "./key-list.ts";

const SAMPLE = `1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M`;

interface NewKeyProps {
  readonly made: NewKeyAnswer;
  readonly close: () => void;
}

/** Shows a new key, only this once. Only the page knows it, until this panel is closed. */
export function NewKey({ made: { key, record }, close }: NewKeyProps) {
  return (
    <section class="new-key" aria-labelledby="new-key-title">
      <h3 id="new-key-title">Your new key “{nameOf(record)}”</h3>
      <OnceShown
        id="new-key-warning"
        name="New API key"
        warning="Copy it now: it is shown only once. The service keeps no readable copy."
        text={key}
        copy="Copy key"
      />
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
