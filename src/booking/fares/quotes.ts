import type {
  AccountingNode,
  CouponNode,
  FareHeaderNode,
  FareNode,
  FareRowNode,
  NamesNode,
  PrintedDate,
  PrintedTax,
  Read,
} from "../../ast/nodes.ts";
import type { Money } from "../model/booking.ts";
import { NONE, valueOf } from "../model/values.ts";
import { addCoupon, type CouponLines } from "./coupons.ts";
import type { TypeLines } from "./type-lines.ts";

/** A tax as printed, per person or for the party depending on its fare. */
export interface QuotedTax extends Money {
  /** Empty if none is printed. */
  readonly code: string;
}

/** One fare under construction: its header and the lines that add to it. */
export class Quote {
  readonly header: FareHeaderNode | null;
  /** The names printed below the header. */
  readonly names: NamesNode[] = [];
  readonly rows: FareRowNode[] = [];
  readonly coupons: CouponLines[] = [];
  /** The lines about the flights of one passenger type that are no coupons. */
  readonly ofTypes: TypeLines[] = [];
  readonly endorsements: Read<string>[] = [];
  /** Its sentences about changes and refunds, each with the rows that it is about. */
  readonly penalties: FareNode[] = [];
  /** The fare bases of all its flights, in their order. */
  fareBases: readonly Read<string>[] = NONE;
  private readonly printedTaxes: QuotedTax[] = [];
  /** The taxes that make up the bundled tax. */
  private readonly bundled: QuotedTax[] = [];
  private readonly numberedRows = new Set<string>();
  private readonly taxesOfRows: QuotedTax[][] = [];
  equivalent: Money | null = null;
  grandTotal: Money | null = null;
  persons: readonly string[] | null;
  passengerType: string | null;
  /** The number of persons the fare is for. */
  passengers: number | null;
  carrier: Read<string> | undefined;
  lastTicketing: PrintedDate | null;
  /** Whether the amounts are those of one person or of all persons of the fare. */
  per: FareHeaderNode["per"];
  private labelledBase: Money | null = null;
  private labelledTotal: Money | null;
  /** The total printed below the header. */
  private detailTotal: Money | null = null;
  /** Amounts without a label, in the order of the lines. */
  private readonly amounts: Money[] = [];

  constructor(header: FareHeaderNode | null) {
    this.header = header;
    this.per = header?.per ?? "person";
    this.persons = valueOf(header?.persons);
    this.passengerType = valueOf(header?.passengerType);
    this.passengers = valueOf(header?.passengers);
    this.labelledTotal = valueOf(header?.total);
    this.carrier = header?.validatingCarrier;
    this.lastTicketing = valueOf(header?.lastTicketing);
  }

  /** Whether its lines are those of several fares, which cannot be told apart. */
  isMixed = false;

  /** The first line below the header. */
  firstLine: FareNode | AccountingNode | null = null;

  /** Adds the amounts of a line; if two lines have the same label, the first counts. */
  add(node: FareNode): void {
    this.firstLine ??= node;
    this.isMixed ||= this.beginsAgain(node);
    this.labelledBase ??= valueOf(node.base);
    this.equivalent ??= valueOf(node.equivalent);
    this.detailTotal ??= valueOf(node.total);
    this.labelledTotal ??= this.detailTotal;
    this.grandTotal ??= valueOf(node.grandTotal);
    this.addTerms(node);
    this.addTexts(node);
    for (const tax of node.taxes ?? NONE) this.printedTaxes.push(quotedTax(tax));
    // Below a row of a summary, bundled taxes belong to that row.
    const bundled = this.rows.length > 0 ? this.rowTaxes(this.rows.length - 1) : this.bundled;
    for (const tax of node.bundled ?? NONE) bundled.push(quotedTax(tax));
    for (const { value } of node.amounts ?? []) this.amounts.push(value);
  }

  /** Whether a line begins the amounts of another fare, although nothing above it says so. */
  private beginsAgain({ base }: FareNode): boolean {
    if (base === undefined || this.labelledBase === null || this.detailTotal === null) return false;
    const { currency, amount } = this.labelledBase;
    return base.value.currency === currency && base.value.amount !== amount;
  }

  /** Adds the validating carrier that an element of the record prints. */
  addCarrier(node: AccountingNode): void {
    this.firstLine ??= node;
    this.carrier ??= node.validatingCarrier;
    this.persons ??= valueOf(node.persons);
  }

  private addTerms(node: FareNode): void {
    this.carrier ??= node.validatingCarrier;
    this.lastTicketing ??= valueOf(node.lastTicketing);
    this.persons ??= valueOf(node.persons);
    this.passengerType ??= valueOf(node.passengerType);
    this.passengers ??= valueOf(node.passengers);
    this.per = node.per ?? this.per;
  }

  private addTexts(node: FareNode): void {
    if (node.endorsement !== undefined) this.endorsements.push(node.endorsement);
    if (node.penalty !== undefined) this.penalties.push(node);
    if (node.fareBases !== undefined && this.fareBases.length === 0)
      this.fareBases = node.fareBases;
    if (node.basesOfType !== undefined) this.ofTypes.push({ head: node, allowances: [] });
  }

  addCoupon(node: CouponNode): void {
    if (node.ofPair !== true) addCoupon(this.coupons, node);
    else if (this.ofTypes.at(-1)?.allowances.push(node) === undefined)
      this.ofTypes.push({ head: null, allowances: [node] });
  }

  /** Adds a row of a summary, unless a page break repeats it. */
  addRow(row: FareRowNode): void {
    const key = row.number === undefined ? null : keyOfRow(row);
    if (key !== null && this.numberedRows.has(key)) return;
    if (key !== null) this.numberedRows.add(key);
    this.rows.push(row);
  }

  /** The taxes, with a bundle replaced by its parts; the currency defaults to that of the total. */
  get taxes(): readonly QuotedTax[] {
    const taxes =
      this.bundled.length === 0
        ? this.printedTaxes
        : [...this.printedTaxes.filter(({ code }) => code !== BUNDLE), ...this.bundled];
    const currency = this.payable?.currency ?? "";
    return taxes.map((tax) =>
      tax.currency === "" ? { code: tax.code, currency, amount: tax.amount } : tax,
    );
  }

  /** The taxes printed below a row. */
  rowTaxes(index: number): QuotedTax[] {
    return (this.taxesOfRows[index] ??= []);
  }

  /** Whether there is nothing but the rows and possibly a total below them. */
  get isSummary(): boolean {
    return this.rows.length > 0 && !this.isDetailed;
  }

  get base(): Money | null {
    return this.labelledBase ?? this.unlabelled(0);
  }

  get validatingCarrier(): string | null {
    return valueOf(this.carrier);
  }

  get total(): Money | null {
    return this.labelledTotal ?? this.unlabelled(-1);
  }

  /** The base in the currency of the total. */
  get paidBase(): Money | null {
    return this.equivalent ?? (this.amounts.length === 3 ? this.unlabelled(1) : this.base);
  }

  /** The amount to pay: a grand total includes the total plus penalties and fees. */
  get payable(): Money | null {
    return this.grandTotal ?? this.total;
  }

  /** Whether amounts are printed below the header. */
  get isDetailed(): boolean {
    return this.base !== null || this.printedTaxes.length > 0 || this.amounts.length > 0;
  }

  /** The total to which the lines below the header add up. */
  get calculated(): Money | null {
    return this.detailTotal ?? this.payable;
  }

  /** Whether any amount is printed. */
  get isPriced(): boolean {
    return this.isDetailed || this.payable !== null || this.equivalent !== null;
  }

  /** The first unlabelled amount is the base and the last the total; a single one is neither. */
  private unlabelled(index: number): Money | null {
    const amounts = this.amounts.length > 1 ? this.amounts : NONE;
    return amounts.at(index) ?? null;
  }
}

/** The code for several taxes combined into one amount. */
const BUNDLE = "XT";

function quotedTax({ code, money }: PrintedTax): QuotedTax {
  const { currency, amount } = money.value;
  return { code: code?.value ?? "", currency, amount };
}

/** Identifies a row of a summary. */
function keyOfRow({ number, passengerType, passengers, total }: FareRowNode): string {
  const type = passengerType?.value ?? "";
  return [number?.value, type, passengers.value, total.value].join(" ");
}
