import { useEffect, useState } from "preact/hooks";

/**
 * Whether the page is being printed.
 *
 * @param prepare called before printing
 */
export function usePrinting(prepare: () => void): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => {
      prepare();
      setPrinting(true);
    };
    const end = () => {
      setPrinting(false);
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
