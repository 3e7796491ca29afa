/** Parses JSON, with numbers of twelve digits: the last of `Math.exp` differs between engines. */
export function rounded(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(12)) : value,
  );
}
