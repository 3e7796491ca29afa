/**
 * A page of the website. Its scripts and styles share its name; the server finds it by its path.
 */
export interface Page {
  /** The name of its folder in `src/web`, and of its build output. */
  readonly name: string;
  readonly path: string;
  /** For the window and the navigation bar. */
  readonly title: string;
}

export const PAGES: readonly Page[] = [
  { name: "workbench", path: "/", title: "Workbench" },
  { name: "account", path: "/account", title: "Account" },
  { name: "reference", path: "/reference", title: "API reference" },
];

/** The HTML of a page before its script runs. */
export function pageHtml({ name, path, title }: Page): string {
  return htmlOf({
    path,
    title,
    head: `<link rel="stylesheet" href="/assets/${name}.css">
<script type="module" src="/assets/${name}.js"></script>
`,
    content: "<noscript>This page needs JavaScript.</noscript>",
  });
}

/**
 * The page that browsers get if there is nothing at an address. It does not quote the address,
 * which anybody can choose.
 */
export function notFoundHtml(): string {
  return htmlOf({
    path: null,
    title: "Page not found",
    head: "",
    content: `<h1>There is no page at this address</h1>
<p>It may be mistyped, or the page has moved. You may be looking for one of these:</p>
<ul>
<li><a href="/">Workbench</a>: paste a booking record and see what it says</li>
<li><a href="/account">Account</a>: your API keys, and how they are used</li>
<li><a href="/reference">API reference</a>: every call, ready to try</li>
</ul>
`,
  });
}

interface Document {
  /** Null: it is not in the navigation bar. */
  readonly path: string | null;
  readonly title: string;
  /** What it loads in addition to what all pages load. */
  readonly head: string;
  /** Attributes of its main part. */
  readonly content: string;
}

function htmlOf({ path, title, head, content }: Document): string {
  const links = PAGES.map(
    (page) =>
      `<a href="${page.path}"${page.path === path ? ' aria-current="page"' : ""}>${page.title}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Recloc</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/theme.css">
<script src="/assets/theme.js"></script>
${head}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<a class="brand" href="/">Recloc</a>
<nav aria-label="Pages">${links.join("")}</nav>
<select id="theme" aria-label="Theme" autocomplete="off">
<option value="">System</option>
<option value="light">Light</option>
<option value="dark">Dark</option>
</select>
</header>
<main id="main">${content}</main>
</body>
</html>
`;
}
