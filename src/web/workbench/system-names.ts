import type { SystemName } from "../../views/lines-schema.ts";
import type { Workbench } from "../../views/workbench/schema.ts";

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
