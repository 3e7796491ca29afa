/** Light or dark: as the system prefers, until the visitor uses the button at the top of a page. */

const STORED = "theme";
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

function chosenTheme(): Theme | undefined {
  return THEMES.find((theme) => theme === localStorage.getItem(STORED));
}

function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

function show(theme: Theme | undefined): void {
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
}

// This script runs in the head, so that no page is drawn first in one theme and then in the other.
show(chosenTheme());
addEventListener("DOMContentLoaded", () => {
  document.querySelector("#theme")?.addEventListener("click", () => {
    const theme = currentTheme() === "dark" ? "light" : "dark";
    localStorage.setItem(STORED, theme);
    show(theme);
  });
});
