/** Takes texts and files that are pasted or dropped anywhere on the page. */

export interface PageInput {
  /** At least one. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
  /** Something that can be dropped is over the page, or has left it. */
  readonly onDrag: (isOver: boolean) => void;
}

/** Listens until the returned function is called. */
export function listenToPage({ onFiles, onText, onDrag }: PageInput): () => void {
  const controller = new AbortController();
  // Before the editor, which would insert the bytes of a file; and before the browser, which would
  // replace the page by it.
  const options = { signal: controller.signal, capture: true };
  const overPage = (event: DragEvent) => {
    if (!isForPage(event)) return;
    event.preventDefault();
    onDrag(hasFiles(event.dataTransfer));
  };
  addEventListener("dragover", overPage, options);
  addEventListener(
    "dragleave",
    ({ relatedTarget }) => {
      if (relatedTarget === null) onDrag(false);
    },
    options,
  );
  addEventListener(
    "drop",
    (event) => {
      onDrag(false);
      if (isForPage(event)) take(event, event.dataTransfer, onFiles, onText);
    },
    options,
  );
  addEventListener(
    "paste",
    (event) => {
      if (isForPage(event)) take(event, event.clipboardData, onFiles, onText);
    },
    options,
  );
  return () => {
    controller.abort();
  };
}

function take(
  event: Event,
  data: DataTransfer | null,
  onFiles: PageInput["onFiles"],
  onText: PageInput["onText"],
): void {
  const text = data?.getData("text/plain") ?? "";
  const files = [...(data?.files ?? [])];
  // Office programs also copy a picture of the text.
  const isText = text !== "" && event.type === "paste";
  event.preventDefault();
  event.stopPropagation();
  if (files.length > 0 && !isText) onFiles(files);
  else if (text !== "") onText(text);
}

/** Whether the page handles it: files always; text only where no field accepts it. */
function isForPage(event: DragEvent | ClipboardEvent): boolean {
  const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
  const isFile = hasFiles(data);
  if (isFile && (event.type !== "paste" || !data?.types.includes("text/plain"))) return true;
  const [target] = event.composedPath();
  return !(target instanceof Node && acceptsText(target));
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") === true;
}

function acceptsText(target: Node): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  const field = element?.closest("input, textarea, [contenteditable=true]");
  return field instanceof Element && field.getAttribute("aria-readonly") !== "true";
}
