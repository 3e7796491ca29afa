import { Command } from "../../shared/command.tsx";
import { curlCall } from "../../shared/curl.ts";
import { bodyOf, queryOf, type Question } from "../decoder.ts";

/** The equivalent API call, without the key that was typed. */
export function CurlCall({ question }: { question: Question }) {
  const url = `${location.origin}/v4/decode${queryOf(question)}`;
  const command = curlCall(url, null, bodyOf(question.text));
  return (
    <div class="curl">
      <p>
        The same from a shell, which prints the JSON of v4. First put your key in the variable{" "}
        <code>KEY</code> (<code>KEY=rk_…</code>).
      </p>
      <Command name="Command" text={command} label="Copy command" />
    </div>
  );
}
