import { exactly } from "./words.ts";

/** A time in a few words; the exact one is a hover away. */
export function Moment({ at, say }: { at: string; say: (instant: string) => string }) {
  return (
    <time dateTime={at} title={exactly(at)}>
      {say(at)}
    </time>
  );
}
