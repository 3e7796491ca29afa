import { useRef, useState } from "preact/hooks";
import type { AgencyChoices } from "./choices.ts";
import { LOGO_TYPES, logoIn } from "./logo.ts";

interface Props {
  readonly agency: AgencyChoices;
  readonly choose: (change: Partial<AgencyChoices>) => void;
}

/** The colour that headings have unless the agency chooses another. */
const USUAL_COLOUR = "#1f4e79";

/** What the itinerary says about the agency that sends it. */
export function AgencyFields({ agency, choose }: Props) {
  const { name, colour, footer } = agency;
  return (
    <div class="send-fields">
      <label>
        <span>Name</span>
        <input
          value={name}
          maxLength={200}
          autoComplete="organization"
          onInput={({ currentTarget }) => {
            choose({ name: currentTarget.value });
          }}
        />
      </label>
      <label>
        <span>Colour of headings</span>
        <input
          type="color"
          value={colour === "" ? USUAL_COLOUR : colour}
          onInput={({ currentTarget }) => {
            choose({ colour: currentTarget.value });
          }}
        />
      </label>
      <LogoField agency={agency} choose={choose} />
      <label class="send-footer">
        <span>Text below the itinerary</span>
        <textarea
          rows={2}
          value={footer}
          maxLength={2000}
          onInput={({ currentTarget }) => {
            choose({ footer: currentTarget.value });
          }}
        />
      </label>
    </div>
  );
}

function LogoField({ agency: { logo }, choose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState("");
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const taken = await logoIn(file).catch(() => ({ refusal: "This file cannot be read." }));
    setRefusal("refusal" in taken ? taken.refusal : "");
    if ("url" in taken) choose({ logo: taken.url });
  };
  return (
    <div class="send-logo">
      <label>
        <span>Logo, for mail and print</span>
        <input
          ref={input}
          type="file"
          accept={LOGO_TYPES.join(",")}
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
      </label>
      {logo !== "" && (
        <p>
          <img src={logo} alt="The logo" />
          <button
            type="button"
            onClick={() => {
              choose({ logo: "" });
              if (input.current !== null) input.current.value = "";
            }}
          >
            Remove the logo
          </button>
        </p>
      )}
      <p class="bad" role="status">
        {refusal}
      </p>
    </div>
  );
}
