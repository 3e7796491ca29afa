/** Whether Chevrotain checks tokens and rules when a grammar is made: in tests; it slows a start. */
export const VALIDATE = process.env.RECLOC_VALIDATE_GRAMMARS === "1";
