import { useEffect, useRef, useState } from "preact/hooks";
import { CopyButton } from "../../shared/copy-button.tsx";
import { Menu } from "../../shared/menu.tsx";
import { linkTo, type Shared } from "./share-link.ts";

/** Mail programs and messengers cut or refuse longer links. */
const LONGEST_SAFE = 8000;

/** Creates a link that contains the text, once the visitor has read what that means. */
export function ShareMenu({ shared }: { readonly shared: Shared }) {
  return (
    <Menu label="Share link">
      {() => (
        <div class="sharing">
          {shared.text.trim() === "" ? (
            <p>Paste a record first: the link will contain it.</p>
          ) : (
            <ShareLink shared={shared} />
          )}
        </div>
      )}
    </Menu>
  );
}

function ShareLink({ shared }: { readonly shared: Shared }) {
  const { text, algorithm, referenceDate } = shared;
  const [link, setLink] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isLatest = true;
    void linkTo(shared, `${location.origin}${location.pathname}`).then((made) => {
      if (isLatest) setLink(made);
    });
    return () => {
      isLatest = false;
    };
  }, [text, algorithm, referenceDate]);
  return (
    <>
      <p>
        <b>The link contains the whole text</b>, with all names, documents and contacts in it.
        Whoever has the link can read it: send it only to those who may see the record. Travellers
        get an itinerary: it is behind “Send”.
      </p>
      <p class="faint">
        The text is in the part after <code>#</code>, which no browser sends to a server. This
        service stores nothing, so the link cannot be taken back either.
      </p>
      {link !== "" && <input ref={field} readOnly aria-label="Link" value={link} />}
      <CopyButton label="Copy link" text={link} mark={() => field.current?.select()} />
      {link.length > LONGEST_SAFE && (
        <p class="doubt">It is {link.length} characters long; some programs cut such links.</p>
      )}
    </>
  );
}
