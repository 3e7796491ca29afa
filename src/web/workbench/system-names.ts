import type { SystemName, Workbench } from "../../views/workbench/schema.ts";

/** The names for people of all systems that an answer names, by their wire values. */
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
