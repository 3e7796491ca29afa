import { useState } from "preact/hooks";
import type { RecordItinerary, Section } from "../../../views/itinerary/model/schema.ts";
import { counted } from "../../shared/count.ts";
import { Facts } from "./facts.tsx";

interface Props {
  readonly record: RecordItinerary;
  /** Whether everything is shown unasked. */
  readonly isUnfolded: boolean;
}

/** What an agent checks besides the journey. */
export function Sections({ record: { sections }, isUnfolded }: Props) {
  return (
    <div class="sections">
      {sections.map((section) =>
        section.folded ? (
          <Folded key={section.id} section={section} isUnfolded={isUnfolded} />
        ) : (
          <section key={section.id} class={`section-${section.id}`}>
            <h3>{section.title}</h3>
            <Groups {...section} />
          </section>
        ),
      )}
    </div>
  );
}

function Folded({ section, isUnfolded }: { section: Section } & Pick<Props, "isUnfolded">) {
  const [isOpen, open] = useState(false);
  const { id, title, groups } = section;
  const count = groups.reduce((sum, { facts }) => sum + facts.length, 0);
  return (
    <details
      class={`section-${id}`}
      open={isOpen || isUnfolded}
      onToggle={({ currentTarget }) => {
        if (!isUnfolded) open(currentTarget.open);
      }}
    >
      <summary>
        <h3>{title}</h3> <span class="faint">{counted(count, "line")}</span>
      </summary>
      <Groups {...section} />
    </details>
  );
}

function Groups({ groups }: Pick<Section, "groups">) {
  return (
    <>
      {groups.map(({ heading, facts }, index) => (
        <div key={index} class="group">
          {heading !== null && <h4>{heading}</h4>}
          <Facts facts={facts} isList />
        </div>
      ))}
    </>
  );
}
