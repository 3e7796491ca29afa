/** The kinds of values that are replaced and counted. */
export type Kind =
  | "names"
  | "phones"
  | "emails"
  | "addresses"
  | "birthDates"
  | "documents"
  | "frequentFlyers"
  | "cards"
  | "locators"
  | "tickets"
  | "agencies"
  | "references"
  | "words";

export const KINDS: readonly Kind[] = [
  "names",
  "phones",
  "emails",
  "addresses",
  "birthDates",
  "documents",
  "frequentFlyers",
  "cards",
  "locators",
  "tickets",
  "agencies",
  "references",
  "words",
];

/** How the characters of a place are treated: as values of a kind, or in one of the other ways. */
export type Treatment = Kind | "kept" | "free" | "loose" | "header";

/*
 * `kept`: the structure, never changed. `loose`: words of the system around its values, changed only if they are
 * personal values elsewhere. `free`: words that may be personal. `header`: what the first lines of a record
 * print next to the values that are read, such as the sign of an agent.
 */

/** How the value of a field is treated, and which treatment wins where two overlap: the higher rank. */
export interface Rule {
  readonly as: Treatment;
  readonly rank: number;
}

const NAME = { as: "names", rank: 4 } as const;
const LOCATOR = { as: "locators", rank: 4 } as const;
const FREE = { as: "free", rank: 1 } as const;
const KEPT = { as: "kept", rank: 2 } as const;
/** Values printed within a name. */
const KEPT_IN_NAMES = { as: "kept", rank: 5 } as const;

/** By the name of a field, if it means the same in all nodes. */
const BY_FIELD: Readonly<Record<string, Rule>> = {
  printed: { as: "names", rank: 3 },
  surname: NAME,
  given: NAME,
  // Travellers who are named again.
  repeats: NAME,
  group: NAME,
  title: KEPT_IN_NAMES,
  passengerType: KEPT_IN_NAMES,
  from: NAME,
  birthDate: { as: "birthDates", rank: 5 },
  identification: { as: "documents", rank: 5 },
  membership: { as: "frequentFlyers", rank: 4 },
  frequentFlyer: { as: "frequentFlyers", rank: 4 },
  ticket: { as: "tickets", rank: 4 },
  locator: LOCATOR,
  asked: LOCATOR,
  noted: LOCATOR,
  airlineLocator: LOCATOR,
  recordLocator: LOCATOR,
  office: { as: "agencies", rank: 4 },
  confirmation: { as: "references", rank: 4 },
  phone: { as: "phones", rank: 4 },
  text: FREE,
  endorsement: FREE,
  unparsed: { as: "free", rank: 3 },
};

/** The service requests whose text is about documents, people and their addresses. */
const OF_DOCUMENTS = /^(?:DOC[SOA]|FOID|PCTC|CTC[MERTHB]|CHLD|INFT|ADTK|PSPT)$/;

/**
 * How the value of a field is treated.
 *
 * @param node the kind of its node, and for service requests the code
 */
export function ruleOf(field: string, node: string, code = ""): Rule {
  if (field === "name") return nameOf(node);
  if (field === "text" && node === "ssr" && OF_DOCUMENTS.test(code))
    return { as: "documents", rank: 1 };
  if (field === "contact" || field === "value") return contactOf(node);
  // Of a group, the marriage of segments.
  if (field === "group" && node === "marriage") return KEPT;
  return BY_FIELD[field] ?? KEPT;
}

function nameOf(node: string): Rule {
  if (node === "group") return NAME;
  return node === "other" ? FREE : KEPT;
}

function contactOf(type: string): Rule {
  if (type === "email") return { as: "emails", rank: 4 };
  if (type === "phone") return { as: "phones", rank: 4 };
  return type === "address" ? { as: "addresses", rank: 4 } : KEPT;
}
