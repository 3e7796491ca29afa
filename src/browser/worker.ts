/** The workbench's decoder in the browser: a worker, so that the page stays responsive. */
import { ApiError } from "../server/errors.ts";
import { answer } from "./answer.ts";
import type { Asked, Told } from "./messages.ts";
import { loadTables } from "./tables.ts";

/** The members of a worker that Node's types do not declare. */
interface Scope {
  onmessage: ((message: { readonly data: Asked }) => void) | null;
  postMessage(told: Told): void;
}
declare const self: Scope;

/** The build puts the tables beside this script. */
const loaded = loadTables(new URL(".", import.meta.url));
// Callers get the error.
loaded.catch(() => undefined);

self.onmessage = ({ data }) => {
  void tell(data);
};

async function tell(asked: Asked): Promise<void> {
  try {
    await loaded;
  } catch {
    const { status, body } = new ApiError("unavailable", "the tables could not be loaded");
    self.postMessage({ id: asked.id, status, json: JSON.stringify(body) });
    return;
  }
  self.postMessage(answer(asked));
}
