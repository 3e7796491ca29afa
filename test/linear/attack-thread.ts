import { attackOn } from "./attacks.ts";

/** The task of a thread: whether an attack on an expression is known. */
export default async function isAttacked(
  expression: Parameters<typeof attackOn>[0],
): Promise<boolean> {
  return (await attackOn(expression)) !== null;
}
