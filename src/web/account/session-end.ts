import { createContext } from "preact";

/** Called when the service reports that the session has ended. */
export const SessionEnd = createContext<() => void>(() => undefined);
