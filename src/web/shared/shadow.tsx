import { useEffect, useRef } from "preact/hooks";

/**
 * A part of the page that another library draws in an open shadow root. It can adopt generated style
 * sheets there, which a strict Content-Security-Policy allows.
 *
 * @param draw draws into the root once, and returns a function that removes the drawing
 */
export function Shadow({ name, draw }: { name: string; draw: (root: ShadowRoot) => () => void }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return undefined;
    return draw(host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" }));
  }, []);
  return <div class={name} ref={host} />;
}
