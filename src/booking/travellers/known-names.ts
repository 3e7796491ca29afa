import type { Traveller } from "./travellers.ts";

/** The travellers read so far, indexed so that repeated names can be recognised. */
export class KnownNames {
  private readonly byName = new Map<string, Traveller>();
  private readonly byNumber = new Map<string, Traveller>();
  private readonly byAdult = new Map<Traveller, Map<string, Traveller>>();

  /** Adds a traveller; of two with the same key, the first counts. */
  add(traveller: Traveller): void {
    const { printed, number, adult } = traveller;
    if (!this.byName.has(printed)) this.byName.set(printed, traveller);
    const numbered = numberedName(number, printed);
    if (number !== null && !this.byNumber.has(numbered)) this.byNumber.set(numbered, traveller);
    if (adult === null) return;
    const infants = this.byAdult.get(adult) ?? new Map<string, Traveller>();
    this.byAdult.set(adult, infants);
    if (!infants.has(printed)) infants.set(printed, traveller);
  }

  findPrinted(name: string): Traveller | undefined {
    return this.byName.get(name);
  }

  /** The traveller whose name and number are printed again after a page break. */
  repeatedBy({ printed, number, adult }: Traveller): Traveller | undefined {
    if (number !== null) return this.byNumber.get(numberedName(number, printed));
    return adult === null ? undefined : this.byAdult.get(adult)?.get(printed);
  }
}

function numberedName(number: string | null, printed: string): string {
  return `${number ?? ""} ${printed}`;
}
