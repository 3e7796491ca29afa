import type { FieldProblems, Values } from "../form/form.ts";

/** Finds a missing code before the service is called. */
export function codeProblem(values: Values): FieldProblems {
  return values("code").trim() === "" ? { code: "Enter the code." } : {};
}
