/** Handles a text that enters the editor as a whole: by pasting, from a file, a sample or a link. */
import { EditorState, type Extension, type TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { recordIn } from "../input/record-in.ts";

/** Shows the beginning of a text that replaces all others, where the browser would show its end. */
const showBeginning = EditorState.transactionFilter.of((transaction) => {
  const { newDoc, changes } = transaction;
  if (!transaction.isUserEvent("input.paste")) return transaction;
  let kept = 0;
  changes.iterGaps((_from, _to, length) => {
    kept += length;
  });
  if (kept > 0) return transaction;
  const inner = recordIn(newDoc.toString(), "pasted");
  const beginning: TransactionSpec = {
    selection: { anchor: 0 },
    effects: EditorView.scrollIntoView(0, { y: "start", yMargin: 20 }),
  };
  if (inner === null) return [transaction, { ...beginning, sequential: true }];
  const unwrapped = { from: 0, to: newDoc.length, insert: inner };
  return [transaction, { ...beginning, changes: unwrapped, sequential: true }];
});

/** Takes a record out of a JSON object that was typed or completed, so that places in it can be shown. */
const unwrap = EditorState.transactionFilter.of((transaction) => {
  const { docChanged, newDoc } = transaction;
  if (!docChanged || transaction.isUserEvent("undo") || transaction.isUserEvent("redo"))
    return transaction;
  const inner = recordIn(newDoc.toString(), "typed");
  if (inner === null) return transaction;
  const changes = { from: 0, to: newDoc.length, insert: inner };
  return [transaction, { changes, selection: { anchor: 0 }, sequential: true }];
});

export const pasting: Extension = [showBeginning, unwrap];
