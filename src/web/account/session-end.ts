import { createContext } from "preact";

/** Called where the service says that nobody is logged in any more. */
export const SessionEnd = createContext<() => void>(() => undefined);
