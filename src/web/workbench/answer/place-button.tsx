interface PlaceProps {
  readonly number: number;
  readonly start: number;
  /** Moves the cursor to a place in the text. */
  readonly goTo: (offset: number) => void;
  readonly words?: string;
}

/** A line of the text, which a click goes to. */
export function PlaceButton({ number, start, goTo, words = `line ${number}` }: PlaceProps) {
  return (
    <button
      type="button"
      class="place-button"
      onClick={() => {
        goTo(start);
      }}
    >
      {words}
    </button>
  );
}
