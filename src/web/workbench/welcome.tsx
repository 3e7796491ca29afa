import type { Sample } from "../../views/workbench/schema.ts";
import { SampleList } from "./samples.tsx";

/** An introduction, shown while there is no text. */
export function Welcome({
  samples,
  load,
}: {
  samples: readonly Sample[];
  load: (sample: Sample) => void;
}) {
  return (
    <div class="welcome">
      <h2>Paste a booking record and see the trip</h2>
      <p class="faint">
        The text of a PNR, from a terminal or an e-mail, becomes an itinerary and JSON, with every
        line accounted for. A mail or a web page can be opened or dropped as a file. Nothing you
        paste is stored.
      </p>
      {samples.length > 0 && (
        <>
          <h3>Or begin with a sample</h3>
          <SampleList samples={samples} load={load} />
        </>
      )}
    </div>
  );
}
