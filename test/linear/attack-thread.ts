import { attackOn } from "./attacks.ts";

/** Whether an attack on an expression is known; what a thread does. */
export default async function isAttacked(
  expression: Parameters<typeof attackOn>[0],
): Promise<boolean> {
  return (await attackOn(expression)) !== null;
}
