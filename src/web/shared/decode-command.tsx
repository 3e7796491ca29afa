import { useState } from "preact/hooks";
import { Choice } from "./choice.tsx";
import { Command } from "./command.tsx";
import { curlCall, KEY_HEADERS, type DecodeCall, type KeyHeader } from "./curl.ts";

interface Props {
  readonly name: string;
  readonly call: DecodeCall;
  /** The label of the button that copies. */
  readonly label: string;
}

const OPTIONS = KEY_HEADERS.map((header) => ({ value: header, text: header }));

/** A shell command that decodes a text, with the key in either header. */
export function DecodeCommand({ name, call, label }: Props) {
  const [header, setHeader] = useState<KeyHeader>("X-Api-Key");
  return (
    <>
      <Choice label="Header of the key" options={OPTIONS} chosen={header} choose={setHeader} />
      <Command name={name} text={curlCall(call, header)} label={label} />
    </>
  );
}
