import { bandOf, heightOf, middleOf, type Frame } from "./scale.ts";
import type { UsageDay } from "./usage-day.ts";
import { durationOf, shortCount } from "../words.ts";

const MAX_BAR_WIDTH = 34;
/** Keeps even the smallest value visible. */
const MIN_BAR_HEIGHT = 2;

interface PartProps {
  readonly frame: Frame;
  readonly days: readonly UsageDay[];
}

/** One bar per day: at its base the errors, hatched, then texts that were not decodable, dotted. */
export function RequestBars({ frame, days }: PartProps) {
  const width = Math.min(bandOf(frame) * 0.72, MAX_BAR_WIDTH);
  return (
    <>
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect class="bar-bad" width="6" height="6" />
          <path class="hatch" d="M-1 7 7-1M-1 1 1-1M5 7 7 5" />
        </pattern>
        <pattern id="dotted" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect class="bar-doubt" width="6" height="6" />
          <path class="dots" d="M0 1.5h2M3 4.5h2" />
        </pattern>
      </defs>
      <Scale frame={frame} title="Requests" say={shortCount} />
      {days.map(({ day, requests, notDecodable, errors }, at) => (
        <g key={day} transform={`translate(${middleOf(frame, at) - width / 2} 0)`}>
          <Bar frame={frame} width={width} value={requests} fill="bar-good" />
          {notDecodable === 0 ? null : (
            <Bar frame={frame} width={width} value={notDecodable + errors} fill="bar-dotted" />
          )}
          <Bar frame={frame} width={width} value={errors} fill="bar-errors" />
        </g>
      ))}
    </>
  );
}

interface BarProps {
  readonly frame: Frame;
  readonly width: number;
  readonly value: number;
  readonly fill: string;
}

function Bar({ frame, width, value, fill }: BarProps) {
  if (value === 0) return null;
  const height = Math.max(frame.bottom - heightOf(frame, value), MIN_BAR_HEIGHT);
  return <rect class={fill} y={frame.bottom - height} width={width} height={height} />;
}

/** The median and the 99th percentile of the times; a day without requests is a gap. */
export function TimeLines({ frame, days, at }: PartProps & { at: number | null }) {
  return (
    <>
      <Scale frame={frame} title="Time" say={durationOf} />
      <Line frame={frame} values={days.map((day) => day.p99Ms)} look="p99" at={at} />
      <Line frame={frame} values={days.map((day) => day.medianMs)} look="median" at={at} />
    </>
  );
}

interface LineProps {
  readonly frame: Frame;
  readonly values: readonly (number | null)[];
  readonly look: "median" | "p99";
  readonly at: number | null;
}

function Line({ frame, values, look, at: marked }: LineProps) {
  const points = values.map((value, at) =>
    value === null ? null : { x: middleOf(frame, at), y: heightOf(frame, value) },
  );
  const path = points.map((point, at) => {
    if (point === null) return "";
    const isFirst = (points[at - 1] ?? null) === null;
    return `${isFirst ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  });
  // A day between two days without requests would be a line without length.
  const isAlone = (at: number) =>
    (points[at - 1] ?? null) === null && (points[at + 1] ?? null) === null;
  return (
    <>
      <path class={`line-${look}`} d={path.join("")} />
      {points.map((point, at) =>
        point !== null && (at === marked || isAlone(at)) ? (
          <circle key={at} class={`dot-${look}`} cx={point.x} cy={point.y} r={3.5} />
        ) : null,
      )}
    </>
  );
}

interface ScaleProps {
  readonly frame: Frame;
  readonly title: string;
  readonly say: (value: number) => string;
}

/** The lines, numbers and title of a scale. */
function Scale({ frame, title, say }: ScaleProps) {
  return (
    <>
      <text class="axis" x={4} y={frame.top - 16}>
        {title}
      </text>
      {frame.ticks.map((tick, at) => (
        <g key={tick}>
          <line
            class={at === 0 ? "ground-line" : "grid-line"}
            x1={frame.left}
            x2={frame.right}
            y1={heightOf(frame, tick)}
            y2={heightOf(frame, tick)}
          />
          <text class="axis" x={frame.left - 8} y={heightOf(frame, tick) + 4} text-anchor="end">
            {at === 0 ? "0" : say(tick)}
          </text>
        </g>
      ))}
    </>
  );
}
