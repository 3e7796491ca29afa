import { useEffect, useRef } from "preact/hooks";

/**
 * A part of the page that is drawn by other means than this library, in an open shadow root: style
 * sheets made by script are adopted there, which a strict Content-Security-Policy allows.
 *
 * @param draw draws into the root once, and answers how to take it away
 */
export function Shadow({ name, draw }: { name: string; draw: (root: ShadowRoot) => () => void }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return undefined;
    return draw(host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" }));
  }, []);
  return <div class={name} ref={host} />;
}
