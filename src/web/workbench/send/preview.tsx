import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isFlowing, isPage, isPdf } from "./formats.ts";
import type { Rendered } from "./use-rendering.ts";

interface Props {
  readonly rendered: Rendered;
  /** The part of the page that shows it: an element for texts, a frame for pages. */
  readonly shown: RefObject<HTMLPreElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The itinerary as its reader sees it; a text as it is. */
export function Preview({ rendered, shown, frame }: Props) {
  const { format, file, text } = rendered;
  if (text === null) return <FilePreview file={file} isPdf={isPdf(format)} />;
  if (isPage(format)) return <PagePreview html={text} frame={frame} />;
  return (
    <pre
      class={isFlowing(format) ? "preview flowing" : "preview"}
      ref={shown}
      tabIndex={0}
      dir="auto"
      role="region"
      aria-label="Preview"
    >
      {text}
    </pre>
  );
}

/** As wide as the frame, without small pictures of its pages beside it. */
const AS_WIDE = "#view=FitH&navpanes=0";

interface FileProps {
  readonly file: Blob;
  readonly isPdf: boolean;
}

/** A PDF file as the browser shows it; many phone browsers show none. */
function FilePreview({ file, isPdf: isPdfFile }: FileProps) {
  const isShown = isPdfFile && navigator.pdfViewerEnabled;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file, isShown]);
  if (!isShown) return <p class="faint">There is no preview of this format here: download it.</p>;
  return url === null ? null : <iframe class="preview" title="Preview" src={url + AS_WIDE} />;
}

/**
 * A page in a separate frame, which runs no scripts and loads nothing. The policy of the frame allows the
 * inline styles that emails need.
 */
function PagePreview({ html, frame }: { readonly html: string } & Pick<Props, "frame">) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const page = frame.current?.contentDocument ?? null;
    if (isLoaded && page !== null) page.documentElement.innerHTML = html;
  }, [isLoaded, html]);
  return (
    <iframe
      class="preview"
      title="Preview"
      ref={frame}
      src="/site/itinerary/preview"
      sandbox="allow-same-origin allow-modals"
      onLoad={() => {
        setLoaded(true);
      }}
    />
  );
}
