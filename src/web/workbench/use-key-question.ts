import { useEffect, useState } from "preact/hooks";
import { isAboutKey } from "./answer/problem-note.tsx";
import type { useDecoding } from "./use-decoding.ts";
import type { Visit } from "./use-visit.ts";

/**
 * Whether to ask for a key: the visitor is a stranger, or the service has refused since it last answered
 * without one. Continues by itself when the visitor has logged in.
 */
export function useKeyQuestion(
  visit: Visit,
  { problem, answer, retry }: ReturnType<typeof useDecoding>,
): boolean {
  const [refused, setRefused] = useState(false);
  const isStranger = problem?.code === "missing_api_key";
  useEffect(() => {
    if (problem !== null && isAboutKey(problem)) setRefused(true);
    else if (problem === null && answer?.question.key === "") setRefused(false);
  }, [problem, answer]);
  useEffect(() => {
    if (isStranger) visit.ask();
  }, [isStranger]);
  useEffect(() => {
    if (isStranger && visit.keyless === true) retry();
  }, [visit.keyless]);
  return visit.keyless === false || refused;
}
