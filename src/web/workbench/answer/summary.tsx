import type { Workbench } from "../../../views/workbench/schema.ts";
import { counted } from "../../shared/count.ts";
import { percent } from "../words.ts";

/** Which system printed the text, and whether all of it was read. */
export function Summary({ model }: { model: Workbench }) {
  const { algorithm, forced, confidence, lines, records } = model;
  const unread = lines.filter(({ fate }) => fate === "unread").length;
  const partly = lines.filter(({ fate, unread: parts }) => fate === "read" && parts.length > 0);
  return (
    <p class="summary">
      <b class="system">{algorithm.name}</b>
      <span>{forced ? "as requested" : `${percent(confidence)} sure`}</span>
      {records.length > 0 && <span>{counted(records.length, "record")}</span>}
      <span>{counted(lines.length, "line")}</span>
      <span class={unread > 0 ? "bad" : "good"}>
        {unread > 0 ? `${unread} not read` : "all accounted for"}
      </span>
      {partly.length > 0 && <span class="doubt">{partly.length} read in part</span>}
    </p>
  );
}
