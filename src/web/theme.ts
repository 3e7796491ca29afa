/** Light or dark: as the system prefers, unless the visitor chooses otherwise at the top of a page. */

const STORED = "theme";
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

function chosenTheme(): Theme | undefined {
  return THEMES.find((theme) => theme === localStorage.getItem(STORED));
}

function show(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

// This script runs in the head, so that no page is drawn first in one theme and then in the other.
show(chosenTheme());
addEventListener("DOMContentLoaded", () => {
  const select = document.querySelector<HTMLSelectElement>("select#theme");
  if (select === null) return;
  select.value = chosenTheme() ?? "";
  select.addEventListener("change", () => {
    if (select.value === "") localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, select.value);
    show(chosenTheme());
  });
});
