import type { JsonObject } from "./components.ts";

/** A call as a sample shows it. */
export interface SampleCall {
  readonly method: "GET" | "POST" | "HEAD";
  /** With its query. */
  readonly path: string;
  readonly body?: string;
  /** Default: plain text. */
  readonly bodyType?: string;
  readonly hasKey: boolean;
  /** Whether the answer is JSON. */
  readonly isJson: boolean;
}

/** Where samples expect the service; the reference page replaces it with its own address. */
export const SAMPLE_ORIGIN = "http://127.0.0.1:8080";

const TEXT = "text/plain";

/**
 * `x-codeSamples`: programs that make a call and print the answer. They need nothing but their language, and take
 * the key from the environment variable `KEY`.
 */
export function codeSamples(call: SampleCall): readonly JsonObject[] {
  return [
    { lang: "Shell", label: "curl", source: curl(call) },
    { lang: "JavaScript", label: "JavaScript", source: javaScript(call) },
    { lang: "Python", label: "Python", source: python(call) },
    { lang: "PHP", label: "PHP", source: php(call) },
  ];
}

function curl({ method, path, body, bodyType = TEXT, hasKey }: SampleCall): string {
  const options = [
    ...(method === "HEAD" ? ["--head"] : []),
    ...(method === "POST" && body === undefined ? ["--request POST"] : []),
    ...(hasKey ? ['--header "X-Api-Key: $KEY"'] : []),
    ...(body === undefined ? [] : [`--header "Content-Type: ${bodyType}" --data-binary '${body}'`]),
  ];
  return ["curl --fail-with-body", ...options, `'${SAMPLE_ORIGIN}${path}'`].join(" \\\n  ");
}

function javaScript({ method, path, body, hasKey, isJson }: SampleCall): string {
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(hasKey ? ['  headers: { "X-Api-Key": process.env.KEY },'] : []),
    ...(body === undefined
      ? []
      : [`  body: ${body.includes("\\") ? "String.raw" : ""}\`${body}\`,`]),
  ];
  const argument = options.length === 0 ? "" : `, {\n${options.join("\n")}\n}`;
  return `// answer.mjs, for Node 18 or later
const response = await fetch("${SAMPLE_ORIGIN}${path}"${argument});
if (!response.ok) throw new Error(await response.text());
console.log(await response.${isJson ? "json" : "text"}());`;
}

function python({ method, path, body, hasKey, isJson }: SampleCall): string {
  const imports = [...(isJson ? ["json"] : []), ...(hasKey ? ["os"] : []), "urllib.request"];
  const options = [
    `    "${SAMPLE_ORIGIN}${path}",`,
    ...(method === "GET" ? [] : [`    method="${method}",`]),
    ...(hasKey ? ['    headers={"X-Api-Key": os.environ["KEY"]},'] : []),
    ...(body === undefined
      ? []
      : [`    data=${body.includes("\\") ? "r" : ""}"""${body}""".encode(),`]),
  ];
  return `${imports.map((name) => `import ${name}`).join("\n")}

request = urllib.request.Request(
${options.join("\n")}
)
with urllib.request.urlopen(request) as response:
    print(${isJson ? "json.load(response)" : "response.read().decode()"})`;
}

function php(call: SampleCall): string {
  const { method, path, body, hasKey, isJson } = call;
  const options = [
    `    'method' => '${method}',`,
    ...(hasKey || body !== undefined ? [`    'header' => [${phpHeaders(call)}],`] : []),
    ...(body === undefined ? [] : [`    'content' => '${body}',`]),
  ];
  return `<?php
$context = stream_context_create(['http' => [
${options.join("\n")}
]]);
$answer = file_get_contents('${SAMPLE_ORIGIN}${path}', false, $context);
${isJson ? "print_r(json_decode($answer, true));" : "echo $answer;"}`;
}

function phpHeaders({ hasKey, body, bodyType = TEXT }: SampleCall): string {
  return [
    ...(hasKey ? ["'X-Api-Key: ' . getenv('KEY')"] : []),
    ...(body === undefined ? [] : [`'Content-Type: ${bodyType}'`]),
  ].join(", ");
}
