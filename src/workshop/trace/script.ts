/**
 * The script of a trace page. Indices of atoms (`data-atom`, `data-atoms`) connect the text with the
 * rows of the panels; without the script, all panels are shown.
 */
export const SCRIPT = `
"use strict";
const atoms = [...document.querySelectorAll("[data-atom]")];
const atomAt = new Map(atoms.map((atom) => [atom.dataset.atom, atom]));
const rows = new Map([...document.querySelectorAll("[data-atoms]")].map((row) =>
  [row, row.dataset.atoms.split(" ").filter((index) => index !== "")]));
const panels = [...document.querySelectorAll(".panel")];
/** How long the mouse can cross other lines on its way to a panel, in milliseconds. */
const PATIENCE = 90;
let shown = "";
let pinned = false;
let coming;

function show(line) {
  clearTimeout(coming);
  if (line === shown) return;
  shown = line;
  for (const panel of panels) panel.hidden = panel.dataset.line !== line;
  for (const sent of document.querySelectorAll(".sent"))
    sent.classList.toggle("current", sent.querySelector('[data-of="' + line + '"]') !== null);
}

function pin(isPinned) {
  pinned = isPinned;
  for (const sent of document.querySelectorAll(".sent"))
    sent.classList.toggle("pinned", pinned && sent.classList.contains("current"));
}

function clear() {
  for (const lit of document.querySelectorAll(".lit, .near")) lit.classList.remove("lit", "near");
}

function light(indices, origin) {
  clear();
  const wanted = new Set(indices);
  if (origin !== undefined) origin.classList.add("lit");
  for (const [row, own] of rows) {
    if (!own.some((index) => wanted.has(index))) continue;
    row.classList.add("lit");
    if (row.classList.contains("token"))
      for (const index of own) atomAt.get(index)?.classList.add("near");
  }
  for (const index of wanted) atomAt.get(index)?.classList.add("lit");
}

function over(atom, isAtOnce) {
  const line = atom.dataset.of;
  clearTimeout(coming);
  if (pinned && line !== shown) return;
  light([atom.dataset.atom]);
  if (isAtOnce) show(line);
  else coming = setTimeout(show, PATIENCE, line);
}

function focusAtom(atom) {
  for (const each of atoms) each.tabIndex = each === atom ? 0 : -1;
  atom.focus();
  atom.scrollIntoView({ block: "nearest" });
}

/** The atom above or below another one, in the previous or next line. */
function neighbour(atom, step) {
  const left = atom.getBoundingClientRect().left;
  const lines = [...document.querySelectorAll(".sent")].filter((sent) =>
    sent.querySelector("[data-atom]") !== null);
  const next = lines[lines.indexOf(atom.closest(".sent")) + step];
  const found = next === undefined ? [] : [...next.querySelectorAll("[data-atom]")];
  return found.findLast((each) => each.getBoundingClientRect().left <= left + 1) ?? found[0];
}

const MOVES = {
  ArrowLeft: (atom) => atoms[atoms.indexOf(atom) - 1],
  ArrowRight: (atom) => atoms[atoms.indexOf(atom) + 1],
  ArrowUp: (atom) => neighbour(atom, -1),
  ArrowDown: (atom) => neighbour(atom, 1),
};

for (const atom of atoms) {
  atom.addEventListener("mouseenter", () => over(atom, false));
  atom.addEventListener("focus", () => {
    pin(false);
    over(atom, true);
  });
  atom.addEventListener("mousedown", (event) => {
    event.preventDefault();
    focusAtom(atom);
    pin(true);
  });
  atom.addEventListener("keydown", (event) => {
    const next = MOVES[event.key]?.(atom);
    if (next === undefined) return;
    event.preventDefault();
    focusAtom(next);
  });
}
for (const [row, own] of rows) {
  row.addEventListener("mouseenter", () => light(own, row));
  row.addEventListener("focus", () => light(own, row));
}
document.querySelector(".panels").addEventListener("mouseenter", () => clearTimeout(coming));
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") pin(false);
});
if (atoms.length > 0) {
  atoms[0].tabIndex = 0;
  show(atoms[0].dataset.of);
}
`;
