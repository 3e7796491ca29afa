import { RuleError } from "../../store/rule-error.ts";
import { ApiError } from "../errors.ts";

/** Does what a rule of the store can forbid, and tells the visitor which one did. */
export async function keepingRules<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof RuleError)
      throw new ApiError("invalid_parameter", `${error.subject}: ${error.message}`);
    throw error;
  }
}
