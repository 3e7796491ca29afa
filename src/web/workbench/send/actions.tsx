import type { RefObject, VNode } from "preact";
import { CopyButton } from "../../shared/copy-button.tsx";
import { download } from "../../shared/download.ts";
import { isMessage, isPage } from "./formats.ts";
import { mailLink, whatsappLink, type TextLink } from "./text-links.ts";
import type { Rendered } from "./use-rendering.ts";

interface Props {
  readonly rendered: Rendered;
  /** Null if the record has none. */
  readonly locator: string | null;
  readonly shown: RefObject<HTMLPreElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The ways to get an itinerary out of the page; each format has those that suit it. */
export function Actions({ rendered, locator, shown, frame }: Props) {
  const { format, file, text } = rendered;
  const name = locator === null ? "itinerary" : `${locator}-itinerary`;
  const save = (
    <button
      type="button"
      onClick={() => {
        download(`${name}.${format.extension}`, file, format.mediaType);
      }}
    >
      {format.name === "ics" ? "Add to calendar" : `Download .${format.extension}`}
    </button>
  );
  if (text === null) return <div class="send-actions">{save}</div>;
  if (isPage(format)) return <PageActions html={text} save={save} frame={frame} />;
  return (
    <div class="send-actions">
      <CopyButton
        label="Copy"
        text={text}
        mark={() => {
          if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
        }}
      />
      {save}
      {format.name === "whatsapp" && <Link label="WhatsApp" link={whatsappLink(text)} />}
      {isMessage(format) && <Link label="Mail" link={mailLink(locator ?? "", text)} />}
    </div>
  );
}

function Link({ label, link }: { readonly label: string; readonly link: TextLink }) {
  return (
    <span class="text-link">
      <a class="button" href={link.href} target="_blank" rel="noreferrer">
        {label}
      </a>
      {link.isShortened && (
        <span class="doubt">too long for a link, so it ends with […]: copy it instead</span>
      )}
    </span>
  );
}

interface PageProps extends Pick<Props, "frame"> {
  readonly html: string;
  readonly save: VNode;
}

function PageActions({ html, save, frame }: PageProps) {
  const formatted = () => {
    const plain = frame.current?.contentDocument?.body.innerText ?? "";
    return new ClipboardItem({
      "text/html": new Blob([html], { type: "text/html" }),
      "text/plain": new Blob([plain], { type: "text/plain" }),
    });
  };
  const mark = () => {
    const page = frame.current?.contentDocument ?? null;
    frame.current?.focus();
    if (page !== null) page.getSelection()?.selectAllChildren(page.body);
  };
  return (
    <>
      <div class="send-actions">
        <CopyButton label="Copy formatted" text={formatted} mark={mark} />
        {save}
        <button type="button" onClick={() => frame.current?.contentWindow?.print()}>
          Print
        </button>
      </div>
      <p class="faint">Copy it formatted, and paste it into an email: it keeps its look there.</p>
    </>
  );
}
