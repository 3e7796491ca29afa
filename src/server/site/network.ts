import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
/** The groups that identify the network of one customer: 64 bits. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * The network of an address, for counting attempts: for IPv6 the first 64 bits, since one customer owns
 * all addresses below them; for IPv4 the whole address.
 */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%");
  return isIPv6(plain) ? groupsOf(plain).slice(0, NETWORK_GROUPS).join(":") : address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = groupsIn(head);
  const after = groupsIn(tail ?? "");
  const left = tail === undefined ? 0 : ALL_GROUPS - before.length - after.length;
  const zeros = Array.from({ length: Math.max(0, left) }, () => "0");
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** An IPv4 address at the end replaces two groups, which are not part of the network. */
function groupsIn(part: string): readonly string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
