/**
 * The first name of a record, with the number that all systems give it: `1.DOE/JANE`, `1.1DOE/J`. A
 * program may have put a mark before it: `[log] 1.DOE/JANE`.
 */
export const firstName =
  /^ {0,12}(?:(?:\[[^\]\n]{1,30}\]|[+|/]{1,2}) {0,12})?1\.(?:C\/\d{1,2} ?[A-Z]|(?:I\/)?\d{1,2} ?[A-Z][A-Z .'-]{0,60}\/|[A-Z][A-Z .'-]{0,60}\/(?=[A-Z]))/m;
