import { countOf } from "../../shared/count.ts";
import type { UsageDay } from "./usage-day.ts";
import { durationOf, longDay } from "../words.ts";

/** The data of the chart as a table, latest day first. */
export function UsageTable({ days }: { days: readonly UsageDay[] }) {
  return (
    <table class="usage-days">
      <caption>Usage by day (UTC)</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Requests</th>
          <th scope="col">Not decodable</th>
          <th scope="col">Errors</th>
          <th scope="col">Median</th>
          <th scope="col">p99</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{longDay(day.day)}</th>
            <td>{countOf(day.requests)}</td>
            <td>{countOf(day.notDecodable)}</td>
            <td>{countOf(day.errors)}</td>
            <td>{durationOf(day.medianMs)}</td>
            <td>{durationOf(day.p99Ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
