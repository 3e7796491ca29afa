import type {
  FareHeaderNode,
  FareNode,
  FareRowNode,
  NamesNode,
  PrintedDate,
  Read,
} from "../ast/nodes.ts";
import type { Money } from "./booking.ts";
import { NONE, valueOf } from "./values.ts";

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
  readonly taxes: QuotedTax[] = [];
  equivalent: Money | null = null;
  grandTotal: Money | null = null;
  persons: readonly string[] | null;
  validatingCarrier: string | null;
  lastTicketing: PrintedDate | null;
  private labelledBase: Money | null = null;
  private labelledTotal: Money | null;
  /** Amounts without a label, in the order of the lines. */
  private readonly amounts: Money[] = [];

  constructor(header: FareHeaderNode | null) {
    this.header = header;
    this.persons = valueOf(header?.persons);
    this.labelledTotal = valueOf(header?.total);
    this.validatingCarrier = valueOf(header?.validatingCarrier);
    this.lastTicketing = valueOf(header?.lastTicketing);
  }

  /** Adds what a line prints; of two lines with the same label the first counts. */
  add(node: FareNode): void {
    this.labelledBase ??= valueOf(node.base);
    this.equivalent ??= valueOf(node.equivalent);
    this.labelledTotal ??= valueOf(node.total);
    this.grandTotal ??= valueOf(node.grandTotal);
    this.validatingCarrier ??= valueOf(node.validatingCarrier);
    this.lastTicketing ??= valueOf(node.lastTicketing);
    this.persons ??= valueOf(node.persons);
    for (const { code, money } of node.taxes ?? []) {
      const { currency, amount } = money.value;
      this.taxes.push({ code: code?.value ?? "", currency, amount });
    }
    for (const { value } of node.amounts ?? []) this.amounts.push(value);
  }

  /** Adds a row of a summary, but not twice what a page break repeats. */
  addRow(row: FareRowNode): void {
    if (row.number === undefined || !this.rows.some((other) => isSameRow(row, other)))
      this.rows.push(row);
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
    return this.base !== null || this.taxes.length > 0 || this.amounts.length > 0;
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

function isSameRow(one: FareRowNode, other: FareRowNode): boolean {
  return (
    isSame(one.number, other.number) &&
    isSame(one.passengerType, other.passengerType) &&
    one.passengers.value === other.passengers.value &&
    one.total.value === other.total.value
  );
}

function isSame(one: Read<string> | undefined, other: Read<string> | undefined): boolean {
  return one?.value === other?.value;
}
