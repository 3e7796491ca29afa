/** What a card tells in small print: what is not printed is left out. */
export type Fact = readonly [name: string, value: string | null];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const told = facts.filter(([, value]) => value !== null && value !== "");
  if (told.length === 0) return null;
  return (
    <dl class="facts">
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
