import type { AirNode } from "../../ast/nodes.ts";

/** Railways that sell trains under a two-character code, as airlines do with flights. */
const RAIL_CARRIERS = new Set([
  "2A", // Deutsche Bahn
  "2C", // SNCF
  "2H", // Thalys
  "2R", // VIA Rail
  "2V", // Amtrak
  "9B", // AccesRail
  "9F", // Eurostar
]);

/** Equipment codes that mean a train rather than an aircraft. */
const RAIL_EQUIPMENT = new Set(["TRN", "TGV", "ICE", "TRS"]);

/** Whether a carrier code belongs to a railway. */
export function isRailCarrier(code: string): boolean {
  return RAIL_CARRIERS.has(code);
}

/** Whether a segment printed like a flight is a train. */
export function isTrain(node: AirNode): boolean {
  if (isRailCarrier(node.airline.value)) return true;
  return node.equipment !== undefined && RAIL_EQUIPMENT.has(node.equipment.value);
}
