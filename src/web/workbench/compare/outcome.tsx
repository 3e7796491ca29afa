import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { unreadWords } from "../unread-lines.ts";
import type { Difference, DifferenceGroup } from "./differences.ts";
import { fateWords, sameWords, type Versions } from "./fate-words.ts";
import { compareRecords, type RecordComparison } from "./records.ts";
import { UnreadNotice } from "./unread-notice.tsx";

/** One of the two versions, decoded. */
export interface Version {
  readonly model: Workbench;
  /** Moves the cursor of its editor. */
  readonly goTo: (offset: number) => void;
}

interface Props {
  readonly earlier: Version;
  readonly later: Version;
}

/** How far both versions were read, which qualifies everything below. */
const Reading = createContext<Versions>({
  earlier: { lines: [] },
  later: { lines: [] },
});

/** What has changed, as far as both versions were read. */
export function Outcome({ earlier, later }: Props) {
  const [before, after] = [earlier.model.answers.v4, later.model.answers.v4];
  const records = useMemo(
    () => (before && after ? compareRecords(before, after) : null),
    [before, after],
  );
  return (
    <Reading.Provider value={{ earlier: earlier.model, later: later.model }}>
      <UnreadNotice earlier={earlier} later={later} />
      {records === null ? (
        <p class="faint">No booking was found in the {before ? "later" : "earlier"} version.</p>
      ) : (
        records.map((record, index) => <Compared key={index} {...record} />)
      )}
      <p class="faint">
        Compared: the record, its flights, trains, hotels, cars, travellers and tickets. Remarks and
        contacts are not.
      </p>
    </Reading.Provider>
  );
}

const RECORD_FATES = {
  added: "only in the later version",
  removed: "only in the earlier version",
};

function Compared({ name, fate, groups }: RecordComparison) {
  const same = sameWords(useContext(Reading));
  return (
    <section class="compared">
      {name !== null && (
        <h3>
          {name}
          {fate !== "compared" && (
            <>
              {" "}
              <Fate fate={fate} sure={RECORD_FATES[fate]} />
            </>
          )}
        </h3>
      )}
      {fate === "compared" && groups.length === 0 && <p class={same.tone}>{same.words}</p>}
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </section>
  );
}

function Group({ name, differences }: DifferenceGroup) {
  return (
    <section>
      <h4>{name}</h4>
      {differences.map((difference, index) => (
        <Entry key={index} {...difference} />
      ))}
    </section>
  );
}

/** @param sure the wording if both versions were read */
function Fate({ fate, sure = fate }: Pick<Difference, "fate"> & { readonly sure?: string }) {
  const { words, tone } = fateWords(fate, sure, useContext(Reading));
  return <span class={tone}>{words}</span>;
}

function Entry({ subject, detail, fate, changes }: Difference) {
  return (
    <div class="difference panel">
      <p>
        <b>{subject}</b> <Fate fate={fate} />{" "}
        {detail !== null && <span class="faint">{detail}</span>}
      </p>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">Value</span>
              </th>
              <th scope="col">Earlier</th>
              <th scope="col">Later</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ what, earlier, later }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{earlier ?? <Nothing of="earlier" />}</td>
                <td>{later === null ? <Nothing of="later" /> : <b>{later}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Something missing from a version may be on a line that was not read. */
function Nothing({ of }: { readonly of: "earlier" | "later" }) {
  const isWhole = unreadWords(useContext(Reading)[of]) === "";
  return <span class="faint">{isWhole ? "not given" : "not found"}</span>;
}
