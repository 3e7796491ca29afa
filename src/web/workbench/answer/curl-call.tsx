import { DecodeCommand } from "../../shared/decode-command.tsx";
import { bodyOf, queryOf, type Question } from "../decoder.ts";

/** The equivalent API call, without the key that was typed. */
export function CurlCall({ question }: { question: Question }) {
  const url = `${location.origin}/v4/decode${queryOf(question)}`;
  const call = { url, key: null, body: bodyOf(question.text) };
  return (
    <div class="curl">
      <p>
        The same from a shell, which prints the JSON of v4. First put your key in the variable{" "}
        <code>KEY</code> (<code>KEY=rk_…</code>).
      </p>
      <DecodeCommand name="Command" call={call} label="Copy command" />
    </div>
  );
}
