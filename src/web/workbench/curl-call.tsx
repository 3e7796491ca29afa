import { CopyButton } from "../shared/copy-button.tsx";
import { curlCall } from "./curl.ts";
import type { Question } from "./decoder.ts";

/** The call of the API that does the same. */
export function CurlCall({ question }: { question: Question }) {
  const command = curlCall(location.origin, question);
  return (
    <div class="curl">
      <p>
        The same from a shell: put your key in the variable <code>KEY</code> first (
        <code>KEY=rk_…</code>). It answers with the JSON of v4.
      </p>
      <CopyButton text={() => command} label="Copy command" />
      <pre class="panel" tabIndex={0} aria-label="Command">
        {command}
      </pre>
    </div>
  );
}
