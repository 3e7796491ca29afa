import type {
  FareHeaderNode,
  FareNode,
  FareRowNode,
  NamesNode,
  PrintedDate,
  PrintedTax,
} from "../../ast/nodes.ts";
import type { Money } from "../model/booking.ts";
import { NONE, valueOf } from "../model/values.ts";

/** A tax as printed, for one person or for the party as its fare says. */
export interface QuotedTax extends Money {
  /** Empty where none is printed. */
  readonly code: string;
}

/** One fare under construction: its header and the lines that add to it. */
export class Quote {
  readonly header: FareHeaderNode | null;
  /** The names printed below the header. */
  readonly names: NamesNode[] = [];
  readonly rows: FareRowNode[] = [];
  private readonly printedTaxes: QuotedTax[] = [];
  /** What the bundle among the taxes is made of. */
  private readonly bundled: QuotedTax[] = [];
  private readonly numberedRows = new Set<string>();
  private readonly taxesOfRows: QuotedTax[][] = [];
  equivalent: Money | null = null;
  grandTotal: Money | null = null;
  persons: readonly string[] | null;
  passengerType: string | null;
  /** How many persons it is for. */
  passengers: number | null;
  validatingCarrier: string | null;
  lastTicketing: PrintedDate | null;
  private labelledBase: Money | null = null;
  private labelledTotal: Money | null;
  /** The total that the lines below the header print. */
  private detailTotal: Money | null = null;
  /** Amounts without a label, in the order of the lines. */
  private readonly amounts: Money[] = [];

  constructor(header: FareHeaderNode | null) {
    this.header = header;
    this.persons = valueOf(header?.persons);
    this.passengerType = valueOf(header?.passengerType);
    this.passengers = valueOf(header?.passengers);
    this.labelledTotal = valueOf(header?.total);
    this.validatingCarrier = valueOf(header?.validatingCarrier);
    this.lastTicketing = valueOf(header?.lastTicketing);
  }

  /** Adds what a line prints; of two lines with the same label the first counts. */
  add(node: FareNode): void {
    this.labelledBase ??= valueOf(node.base);
    this.equivalent ??= valueOf(node.equivalent);
    this.detailTotal ??= valueOf(node.total);
    this.labelledTotal ??= this.detailTotal;
    this.grandTotal ??= valueOf(node.grandTotal);
    this.addTerms(node);
    for (const tax of node.taxes ?? NONE) this.printedTaxes.push(quotedTax(tax));
    // Below a row of a summary they are that row's.
    const bundled = this.rows.length > 0 ? this.rowTaxes(this.rows.length - 1) : this.bundled;
    for (const tax of node.bundled ?? NONE) bundled.push(quotedTax(tax));
    for (const { value } of node.amounts ?? []) this.amounts.push(value);
  }

  private addTerms(node: FareNode): void {
    this.validatingCarrier ??= valueOf(node.validatingCarrier);
    this.lastTicketing ??= valueOf(node.lastTicketing);
    this.persons ??= valueOf(node.persons);
    this.passengerType ??= valueOf(node.passengerType);
    this.passengers ??= valueOf(node.passengers);
  }

  /** Adds a row of a summary, but not twice what a page break repeats. */
  addRow(row: FareRowNode): void {
    const key = row.number === undefined ? null : keyOfRow(row);
    if (key !== null && this.numberedRows.has(key)) return;
    if (key !== null) this.numberedRows.add(key);
    this.rows.push(row);
  }

  /** The taxes, those of a bundle in its place; a currency that is not printed is the total's. */
  get taxes(): readonly QuotedTax[] {
    const taxes =
      this.bundled.length === 0
        ? this.printedTaxes
        : [...this.printedTaxes.filter(({ code }) => code !== BUNDLE), ...this.bundled];
    const currency = this.payable?.currency ?? "";
    return taxes.map((tax) => (tax.currency === "" ? { ...tax, currency } : tax));
  }

  /** The taxes printed below a row. */
  rowTaxes(index: number): QuotedTax[] {
    return (this.taxesOfRows[index] ??= []);
  }

  /** Whether its rows say all, but for a total below them. */
  get isSummary(): boolean {
    return this.rows.length > 0 && !this.isDetailed;
  }

  get base(): Money | null {
    return this.labelledBase ?? this.unlabelled(0);
  }

  get total(): Money | null {
    return this.labelledTotal ?? this.unlabelled(-1);
  }

  /** The base in the currency of the total. */
  get paidBase(): Money | null {
    return this.equivalent ?? (this.amounts.length === 3 ? this.unlabelled(1) : this.base);
  }

  /** What is to be paid: a grand total holds the total, with penalties and fees. */
  get payable(): Money | null {
    return this.grandTotal ?? this.total;
  }

  /** Whether the lines below the header print amounts. */
  get isDetailed(): boolean {
    return this.base !== null || this.printedTaxes.length > 0 || this.amounts.length > 0;
  }

  /** The total that the lines below the header come to. */
  get calculated(): Money | null {
    return this.detailTotal ?? this.payable;
  }

  /** Whether an amount is printed at all. */
  get isPriced(): boolean {
    return this.isDetailed || this.payable !== null || this.equivalent !== null;
  }

  /** Of the unlabelled amounts the first is the base and the last the total. One alone is neither. */
  private unlabelled(index: number): Money | null {
    const amounts = this.amounts.length > 1 ? this.amounts : NONE;
    return amounts.at(index) ?? null;
  }
}

/** The code of several taxes in one amount. */
const BUNDLE = "XT";

function quotedTax({ code, money }: PrintedTax): QuotedTax {
  const { currency, amount } = money.value;
  return { code: code?.value ?? "", currency, amount };
}

/** What tells one row of a summary from another. */
function keyOfRow({ number, passengerType, passengers, total }: FareRowNode): string {
  const type = passengerType?.value ?? "";
  return [number?.value, type, passengers.value, total.value].join(" ");
}
