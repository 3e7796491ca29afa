/** What assistive technology needs but Swagger UI leaves out. */

/** The names of fields without a label, by selector. */
const NAMES: Readonly<Record<string, string>> = {
  "textarea.body-param__text": "Request body",
  "select.examples-select-element": "Example",
};

/** Names fields and makes code reachable by keyboard, now and whenever the content changes. */
export function makeAccessible(root: Element): void {
  const observer = new MutationObserver(() => {
    improve(root);
  });
  observer.observe(root, { childList: true, subtree: true });
  improve(root);
}

function improve(root: Element): void {
  for (const [selector, name] of Object.entries(NAMES))
    for (const field of root.querySelectorAll(`${selector}:not([aria-label])`))
      field.setAttribute("aria-label", name);
  for (const field of root.querySelectorAll("[data-param-name] select:not([aria-label])"))
    field.setAttribute(
      "aria-label",
      field.closest("[data-param-name]")?.getAttribute("data-param-name") ?? "",
    );
  for (const code of root.querySelectorAll(
    ":is(pre, .highlight-code > *).microlight:not([tabindex])",
  ))
    code.setAttribute("tabindex", "0");
}
