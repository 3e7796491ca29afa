/** Whether Chevrotain validates tokens and rules when grammars are compiled: in tests only, as it is slow. */
export const VALIDATE = process.env.RECLOC_VALIDATE_GRAMMARS === "1";
