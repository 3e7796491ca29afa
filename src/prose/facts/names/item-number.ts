/** The source of a pattern for the number of a name in a list: `1.`, `1)`, `1: `, `1- `. */
export const ITEM_NUMBER = "\\d{1,3}(?:[.)]|[:-](?= ))";
