import type {
  ComponentChildren,
  RefObject,
  TargetedKeyboardEvent,
  TargetedPointerEvent,
} from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { counted, countOf } from "../../shared/count.ts";
import { RequestBars, TimeLines } from "./chart-parts.tsx";
import { bandOf, middleOf, ticksOf, type Frame } from "./scale.ts";
import type { UsageDay } from "./usage-day.ts";
import { durationOf, longDay, shortDay } from "../words.ts";

const HEIGHT = 390;
const LEFT = 52;
const TIP_WIDTH = 204;
/** The space for a day's name below the chart. */
const NAME_WIDTH = 62;

/** Requests and errors as bars and times as lines, by day. The arrow keys move from day to day. */
export function UsageChart({ days }: { days: readonly UsageDay[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [at, setAt] = useState<number | null>(null);
  const { bars, times } = framesOf(days, width);
  const shown = at === null ? undefined : days[at];

  const onPointer = (event: TargetedPointerEvent<HTMLDivElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setAt(within(Math.floor((x - bars.left) / bandOf(bars)), days.length));
  };
  const onKey = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const next = dayByKey(event.key, at ?? days.length - 1, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const clear = (): void => {
    setAt(null);
  };
  return (
    <figure class="chart">
      <Legend />
      <div
        ref={box}
        class="plot"
        tabIndex={0}
        role="slider"
        aria-label="Day of the usage chart"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(at ?? days.length - 1) + 1}
        aria-valuetext={figuresOf(shown ?? days.at(-1))}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={clear}
        onKeyDown={onKey}
        onFocus={() => {
          setAt((before) => before ?? days.length - 1);
        }}
        onBlur={clear}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {at === null ? null : <DayMark frame={bars} at={at} />}
          <RequestBars frame={bars} days={days} />
          <TimeLines frame={times} days={days} at={at} />
          <DayNames frame={times} days={days} />
        </svg>
        {shown === undefined || at === null ? null : (
          <Tip day={shown} x={middleOf(bars, at)} width={width} />
        )}
      </div>
    </figure>
  );
}

/** The layout of both parts of the chart. */
function framesOf(days: readonly UsageDay[], width: number): { bars: Frame; times: Frame } {
  const side = { left: LEFT, right: Math.max(width - 8, LEFT + 1), count: days.length };
  const most = Math.max(...days.map((day) => day.requests));
  const longest = Math.max(...days.map(({ p99Ms }) => p99Ms ?? 0));
  return {
    bars: { ...side, top: 28, bottom: 198, ticks: ticksOf(most, 1) },
    times: { ...side, top: 256, bottom: 358, ticks: ticksOf(longest, 0.1) },
  };
}

/** The current width of an element. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) setWidth(Math.floor(contentRect.width));
    });
    if (element.current !== null) observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return width;
}

function within(at: number, count: number): number {
  return Math.min(Math.max(at, 0), count - 1);
}

function dayByKey(key: string, at: number, count: number): number | null | undefined {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return within(at - 1, count);
    case "ArrowRight":
    case "ArrowUp":
      return within(at + 1, count);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Escape":
      return null;
    default:
      return undefined;
  }
}

function figuresOf(day: UsageDay | undefined): string {
  if (day === undefined) return "";
  const { requests, notDecodable, errors, medianMs, p99Ms } = day;
  const figures = [longDay(day.day), counted(requests, "request")];
  if (requests > 0)
    figures.push(
      `${countOf(notDecodable)} not decodable`,
      counted(errors, "error"),
      `median ${durationOf(medianMs)}`,
      `p99 ${durationOf(p99Ms)}`,
    );
  return figures.join(", ");
}

function Legend() {
  return (
    <figcaption class="legend">
      <LegendEntry words="Answered" width={14}>
        <rect class="bar-good" width="14" height="14" rx="2" />
      </LegendEntry>
      <LegendEntry words="Not decodable (422)" width={14}>
        <rect class="bar-doubt" width="14" height="14" rx="2" />
        <path class="dots" d="M3 4h2M9 4h2M6 10h2" />
      </LegendEntry>
      <LegendEntry words="Errors (other 400 and above)" width={14}>
        <rect class="bar-bad" width="14" height="14" rx="2" />
        <path class="hatch" d="M0 8 8 0M0 14 14 0M6 14 14 6" />
      </LegendEntry>
      <LegendEntry words="Median time" width={24}>
        <path class="line-median" d="M0 7H24" />
      </LegendEntry>
      <LegendEntry words="p99 time" width={24}>
        <path class="line-p99" d="M0 7H24" />
      </LegendEntry>
    </figcaption>
  );
}

interface LegendEntryProps {
  words: string;
  width: number;
  children: ComponentChildren;
}

function LegendEntry({ words, width, children }: LegendEntryProps) {
  return (
    <span>
      <svg width={width} height="14" aria-hidden="true">
        {children}
      </svg>
      {words}
    </span>
  );
}

function DayMark({ frame, at }: { frame: Frame; at: number }) {
  const band = bandOf(frame);
  return (
    <rect
      class="day-mark"
      x={frame.left + at * band}
      y={frame.top - 8}
      width={band}
      height={HEIGHT - frame.top - 20}
    />
  );
}

/** As many day names as fit, always including the last. */
function DayNames({ frame, days }: { frame: Frame; days: readonly UsageDay[] }) {
  const every = Math.max(Math.ceil(NAME_WIDTH / bandOf(frame)), 1);
  return (
    <>
      {days.map(({ day }, at) =>
        (days.length - 1 - at) % every === 0 ? (
          <text
            key={day}
            class="axis"
            x={Math.min(middleOf(frame, at), frame.right - 18)}
            y={HEIGHT - 8}
            text-anchor="middle"
          >
            {shortDay(day)}
          </text>
        ) : null,
      )}
    </>
  );
}

/** The numbers of a day, next to it. */
function Tip({ day, x, width }: { day: UsageDay; x: number; width: number }) {
  const isLeft = x > width / 2;
  const left = Math.min(Math.max(isLeft ? x - TIP_WIDTH - 14 : x + 14, 0), width - TIP_WIDTH);
  return (
    <div class="tip" aria-hidden="true" style={{ left: `${left}px`, width: `${TIP_WIDTH}px` }}>
      <b>{longDay(day.day)}</b>
      <dl>
        <dt>Requests</dt>
        <dd>{countOf(day.requests)}</dd>
        <dt>Not decodable</dt>
        <dd>{countOf(day.notDecodable)}</dd>
        <dt>Errors</dt>
        <dd>{countOf(day.errors)}</dd>
        <dt>Median</dt>
        <dd>{durationOf(day.medianMs)}</dd>
        <dt>p99</dt>
        <dd>{durationOf(day.p99Ms)}</dd>
      </dl>
    </div>
  );
}
