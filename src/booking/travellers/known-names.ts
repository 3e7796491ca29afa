import type { Traveller } from "./travellers.ts";

/** The names that were read so far, by what tells that a line prints one again. */
export class KnownNames {
  private readonly byName = new Map<string, Traveller>();
  private readonly byNumber = new Map<string, Traveller>();
  private readonly byAdult = new Map<Traveller, Map<string, Traveller>>();

  /** Adds a traveller; of two that are alike, the first counts. */
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

  printed(name: string): Traveller | undefined {
    return this.byName.get(name);
  }

  /** The traveller whose name a page break prints again, number and all. */
  repeatedBy({ printed, number, adult }: Traveller): Traveller | undefined {
    if (number !== null) return this.byNumber.get(numberedName(number, printed));
    return adult === null ? undefined : this.byAdult.get(adult)?.get(printed);
  }
}

function numberedName(number: string | null, printed: string): string {
  return `${number ?? ""} ${printed}`;
}
