import { useId } from "preact/hooks";

interface ChoiceProps<T> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly chosen: T;
  readonly choose: (value: T) => void;
}

/** A few options side by side, one of which is chosen. */
export function Choice<T>({ label, options, chosen, choose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="unseen">{label}</legend>
      {options.map(({ value, text }) => (
        <label key={text}>
          <input
            type="radio"
            class="unseen"
            name={name}
            checked={value === chosen}
            onChange={() => {
              choose(value);
            }}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
