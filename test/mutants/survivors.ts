/** Why each mutant that no case kills is right to survive, by its id. */
export const SURVIVORS: Readonly<Record<string, string>> = {};
