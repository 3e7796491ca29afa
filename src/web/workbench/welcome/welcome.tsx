import type { Sample } from "../../../views/workbench/schema.ts";
import { SampleList } from "./samples.tsx";

/** Explains what this is before the first paste; on a phone, above everything else. */
export function Intro() {
  return (
    <header class="intro">
      <h1>Paste a booking record, see the trip</h1>
      <p>
        Recloc reads the text of a PNR, from an Amadeus, Sabre, Travelport or TravelSky terminal or
        from an email, and makes an itinerary and JSON of it. It accounts for every line: what it
        could not read, it says. Nothing you paste is stored.
      </p>
    </header>
  );
}

interface Props {
  readonly samples: readonly Sample[];
  readonly load: (sample: Sample) => void;
}

/** Explains whom this is for, with samples to see it work. Shown while there is no text. */
export function Welcome({ samples, load }: Props) {
  const [first, ...others] = samples;
  return (
    <div class="welcome">
      <dl class="audiences">
        <div>
          <dt>In a travel agency</dt>
          <dd>
            See dates, times, names, tickets and limits at a glance, compare two versions after a
            schedule change, print the itinerary. Emails and web pages can be dropped here, too.
          </dd>
        </div>
        <div>
          <dt>In your own software</dt>
          <dd>
            Send the same text to <code>POST /v4/decode</code> and get the same JSON: see the{" "}
            <a href="/reference">API reference</a>, and create a key on the{" "}
            <a href="/account">account page</a>.
          </dd>
        </div>
      </dl>
      {first !== undefined && <LiveSample sample={first} load={load} />}
      {others.length > 0 && (
        <>
          <h2>Or begin with another sample</h2>
          <SampleList samples={others} load={load} />
        </>
      )}
    </div>
  );
}

/** The number of lines of the sample that are shown. */
const SHOWN_LINES = 7;

function LiveSample({ sample, load }: { readonly sample: Sample; readonly load: Props["load"] }) {
  const { system, title, text } = sample;
  const lines = text.split("\n");
  return (
    <section class="live" aria-label="A sample">
      <pre tabIndex={0} aria-label="Its first lines">
        {lines.slice(0, SHOWN_LINES).join("\n")}
        {lines.length > SHOWN_LINES && "\n…"}
      </pre>
      <div class="live-action">
        <button
          type="button"
          class="main"
          aria-label={`Decode this sample: ${title}`}
          onClick={() => {
            load(sample);
          }}
        >
          Decode this sample
        </button>
        <span class="faint">
          {system.name}. {title}.
        </span>
      </div>
    </section>
  );
}
