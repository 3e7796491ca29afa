import type { Sample } from "../../../views/workbench/schema.ts";

interface Props {
  readonly samples: readonly Sample[];
  readonly load: (sample: Sample) => void;
}

/** Sample buttons, grouped by system. */
export function SampleList({ samples, load }: Props) {
  const systems = [...new Set(samples.map(({ system }) => system.name))];
  return (
    <dl class="samples">
      {systems.map((system) => (
        <div key={system}>
          <dt>{system}</dt>
          {samples
            .filter((sample) => sample.system.name === system)
            .map((sample) => (
              <dd key={sample.title}>
                <button
                  type="button"
                  onClick={() => {
                    load(sample);
                  }}
                >
                  {sample.title}
                </button>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
