import type { SystemName } from "../../views/lines-schema.ts";
import type { Sample, Workbench } from "../../views/workbench/schema.ts";

/** The display names of all systems in an answer, by wire value. */
export function systemNames({
  algorithm,
  candidates,
  records,
}: Workbench): ReadonlyMap<string, string> {
  const named: readonly SystemName[] = [
    algorithm,
    ...candidates,
    ...records.map((record) => record.algorithm),
  ];
  return new Map(named.map(({ wire, name }) => [wire, name]));
}

/** The systems that can be chosen: those of the samples and those in the answer. */
export function systemsOf(
  samples: readonly Sample[],
  answer: Workbench | undefined,
): readonly SystemName[] {
  const names = new Map(samples.map(({ system }) => [system.wire, system.name]));
  for (const [wire, name] of answer === undefined ? [] : systemNames(answer)) names.set(wire, name);
  return [...names].map(([wire, name]) => ({ wire, name }));
}
