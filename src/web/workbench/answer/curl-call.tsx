import { Command } from "../../shared/command.tsx";
import { curlCall } from "../../shared/curl.ts";
import { bodyOf, queryOf, type Question } from "../decoder.ts";

/** The call of the API that does the same. A key that was typed is not repeated. */
export function CurlCall({ question }: { question: Question }) {
  const url = `${location.origin}/v4/decode${queryOf(question)}`;
  const command = curlCall(url, null, bodyOf(question.text));
  return (
    <div class="curl">
      <p>
        The same from a shell: put your key in the variable <code>KEY</code> first (
        <code>KEY=rk_…</code>). It answers with the JSON of v4.
      </p>
      <Command name="Command" text={command} label="Copy command" />
    </div>
  );
}
