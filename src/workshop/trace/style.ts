/** The styles of a trace page, in addition to those of the frame. */
export const STYLE = `
body { display: flex; flex-direction: column; height: 100vh; }
main { flex: 1; min-height: 0; display: flex; flex-direction: column; }
.record {
  flex: 0 1 auto; max-height: 45vh; overflow: auto; margin-top: 0.75rem; padding: 0.5rem 0;
  background: var(--panel); border: 1px solid var(--rule); border-radius: 6px;
}
.record pre { overflow: visible; width: max-content; font-size: 14px; line-height: 1.45; }
.sent { display: block; padding-right: 1rem; border-left: 3px solid transparent; }
.sent::before {
  content: attr(data-number); display: inline-block; width: 3.5ch; margin-right: 2ch;
  text-align: right; color: var(--faint); user-select: none;
}
.sent.current { background: var(--ground); border-left-color: var(--accent); }
.sent.pinned { border-left-color: var(--doubt); }
[data-atom] { cursor: pointer; }
.ignored { color: var(--faint); }
.unread { color: var(--bad); background: var(--bad-ground); }
.sent .near { background: var(--rule); }
.sent .lit, tr.lit > td { background: var(--lit); color: var(--lit-ink); }
tr.lit > td .faint, tr.lit > td .bad { color: inherit; }
.hint { margin: 0.35rem 0 0; font-size: 12.5px; max-width: none; }
.structure { flex: 0 1 auto; min-height: 1.75rem; overflow: auto; }
.structure pre { padding: 0.25rem 0.5rem; font-size: 12.5px; line-height: 1.45; }
.panels { flex: 1 1 0; min-height: 0; overflow: auto; padding-bottom: 1rem; }
.panel h2 { margin-top: 0.5rem; }
.panel h2 span { font-weight: 400; font-size: 0.9em; }
.panel h2::first-letter { text-transform: uppercase; }
.parts { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: flex-start; }
.part { flex: 0 1 auto; min-width: 0; max-width: 100%; overflow-x: auto; }
.part.wide { flex-basis: 100%; }
.part h3 { margin-top: 0.25rem; color: var(--faint); font-weight: 600; }
.part h4 { margin: 0.75rem 0 0.15rem; font-size: 13px; }
.part p { margin: 0.15rem 0; font-size: 12.5px; max-width: none; overflow-wrap: anywhere; }
.part table { font: 12.5px/1.5 var(--code); white-space: pre; }
.part td { padding: 0 0.6rem 0 0; }
.part td:first-child { padding-left: 0.3rem; }
.part ul { margin: 0.25rem 0; padding-left: 1.25rem; font-size: 12.5px; columns: 14rem; }
.value { display: inline-block; max-width: 24ch; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; }
tr:focus .value { max-width: none; }
.carets { line-height: 1.3; }
summary { cursor: pointer; font-size: 13px; margin-top: 0.5rem; }
@media (max-height: 500px), print {
  body, main { display: block; height: auto; }
  .record { max-height: none; }
}
`;
