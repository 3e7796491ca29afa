import { RuleError } from "../../store/rule-error.ts";
import { ApiError } from "../errors.ts";

/** Reports a broken rule of the store to the visitor. */
export async function translateRuleErrors<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof RuleError)
      throw new ApiError("invalid_parameter", `${error.subject}: ${error.message}`);
    throw error;
  }
}
