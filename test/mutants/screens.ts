/** What a screen is without each of its features. */
import type { Continuation, Screen, Wrapping } from "../../src/decode/engine/screen.ts";

/** A screen that lacks one feature. */
export interface LackingScreen {
  /** `margin.flush`. */
  readonly part: string;
  readonly screen: Screen;
}

const NEVER = /(?!)/g;

/** The screen without a feature; null if it has none. */
type Without = (screen: Screen) => Screen | null;

const FEATURES: Readonly<Record<string, Without>> = {
  "numbers.element": ({ numbers: { element, ...numbers } = {}, ...rest }) =>
    element === undefined ? null : { ...rest, numbers },
  "numbers.item": ({ numbers: { item, ...numbers } = {}, ...rest }) =>
    item === undefined ? null : { ...rest, numbers },
  "numbers.textColumn": ({ numbers: { textColumn, ...numbers } = {}, ...rest }) =>
    textColumn === undefined ? null : { ...rest, numbers },
  "margin.flush": ({ margin: { flush, ...margin } = {}, ...rest }) =>
    flush === undefined ? null : { ...rest, margin },
  "margin.numberColumn": ({ margin: { numberColumn, ...margin } = {}, ...rest }) =>
    numberColumn === undefined ? null : { ...rest, margin },
  "lineBreaks.starts": ({ lineBreaks: { starts, ...lineBreaks } = {}, ...rest }) =>
    starts === undefined ? null : { ...rest, lineBreaks },
  "lineBreaks.padding": ({ lineBreaks: { padding, ...lineBreaks } = {}, ...rest }) =>
    padding === undefined ? null : { ...rest, lineBreaks },
  "lineBreaks.entry": ({ lineBreaks: { entry, ...lineBreaks } = {}, ...rest }) =>
    entry === undefined ? null : { ...rest, lineBreaks },
  "wrapping.closed": ({ wrapping: { closed, ...wrapping } = NO_WRAPPING, ...rest }) =>
    closed === undefined ? null : { ...rest, wrapping },
  "wrapping.pageMark": ({ wrapping: { pageMark, ...wrapping } = NO_WRAPPING, ...rest }) =>
    pageMark === undefined ? null : { ...rest, wrapping },
  "elements.within": ({ elements, ...rest }) =>
    elements === undefined ? null : { ...rest, elements: { ...elements, within: NEVER } },
  "elements.broken": ({ elements, ...rest }) =>
    elements === undefined ? null : { ...rest, elements: { ...elements, broken: NEVER } },
  "elements.introduced": ({ elements, ...rest }) =>
    elements === undefined ? null : { ...rest, elements: { ...elements, introduced: NEVER } },
  "elements.marked": ({ elements, ...rest }) =>
    elements === undefined ? null : { ...rest, elements: { ...elements, marked: NEVER } },
};

const NO_WRAPPING: Wrapping = { width: 0, continuations: [] };

/** A continuation without an option of it; null if it has none. */
const OPTIONS: Readonly<Record<string, (continuation: Continuation) => Continuation | null>> = {
  atSpace: ({ atSpace, ...rest }) => (atSpace === undefined ? null : rest),
  width: ({ width, ...rest }) => (width === undefined ? null : rest),
  flush: ({ flush, ...rest }) => (flush === undefined ? null : rest),
  columns: ({ columns, ...rest }) => (columns === undefined ? null : rest),
  beside: ({ beside, ...rest }) => (beside === undefined ? null : rest),
};

/** A screen without each of its features, without each continuation, and without each option of one. */
export function screensWithout(screen: Screen): readonly LackingScreen[] {
  const features = Object.entries(FEATURES).flatMap(([part, without]) => {
    const left = without(screen);
    return left === null ? [] : [{ part, screen: left }];
  });
  return [...features, ...continuationsOf(screen)];
}

function continuationsOf({ wrapping, ...rest }: Screen): readonly LackingScreen[] {
  if (wrapping === undefined) return [];
  const { continuations } = wrapping;
  const withAll = (continuations: readonly Continuation[]) => ({
    ...rest,
    wrapping: { ...wrapping, continuations },
  });
  return continuations.flatMap((continuation, index) => {
    const part = `continuation ${index}`;
    const options = Object.entries(OPTIONS).flatMap(([option, without]) => {
      const left = without(continuation);
      return left === null
        ? []
        : [{ part: `${part} ${option}`, screen: withAll(continuations.with(index, left)) }];
    });
    return [{ part, screen: withAll(continuations.toSpliced(index, 1)) }, ...options];
  });
}
