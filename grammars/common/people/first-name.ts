/** A name counted as the first of a record, as all systems number names: `1.DOE/JANE`, `1.1DOE/J`. */
export const firstName =
  /^ {0,12}1\.(?:C\/\d{1,2} ?[A-Z]|(?:I\/)?\d{1,2} ?[A-Z][A-Z .'-]{0,60}\/|[A-Z][A-Z .'-]{0,60}\/(?=[A-Z]))[^\n]*/gm;
