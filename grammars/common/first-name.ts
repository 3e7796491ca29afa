/** A name counted as the first of a record, as all systems number names: `1.DOE/JANE`, `1.1DOE/J`. */
export const firstName = /^ {0,4}1\.(?:[CI]\/)?\d{0,2} ?[A-Z][A-Z .'-]{0,60}\/[^\n]*/gm;
