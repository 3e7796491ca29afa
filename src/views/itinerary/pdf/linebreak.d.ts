/** The part of linebreak that we use; the package has no types. */
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** Where a line may break next; null at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
