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
<link rel="stylesheet" href="/assets/${name}.css">
<script src="/assets/theme.js"></script>
<script type="module" src="/assets/${name}.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<a class="brand" href="/">Recloc</a>
<nav aria-label="Pages">${links.join("")}</nav>
<button class="quiet" id="theme" type="button">Light or dark</button>
</header>
<main id="main"><noscript>This page needs JavaScript.</noscript></main>
</body>
</html>
`;
}
