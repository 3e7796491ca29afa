import { exactly } from "./words.ts";

/** A time in a few words; the tooltip shows the exact time. */
export function Moment({ at, say }: { at: string; say: (instant: string) => string }) {
  return (
    <time dateTime={at} title={exactly(at)}>
      {say(at)}
    </time>
  );
}
