import { useEffect } from "preact/hooks";
import { isShared, sharedIn, type Shared } from "./share-link.ts";

/**
 * Opens the record that the page's address contains, and takes it out of the address, which the browser would
 * keep in its history.
 *
 * @param open receives the record; null if the link is damaged
 */
export function useShared(open: (shared: Shared | null) => void): void {
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = location;
      if (!isShared(hash)) return;
      history.replaceState(null, "", pathname + search);
      void sharedIn(hash).then(open);
    };
    read();
    addEventListener("hashchange", read);
    return () => {
      removeEventListener("hashchange", read);
    };
  }, []);
}
