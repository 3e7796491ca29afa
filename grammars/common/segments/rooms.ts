import type { Read } from "../../../src/ast/nodes.ts";

/** The number of rooms before the code of room and rate: 1 for `1DBLRAC`. */
export function rooms(room: Read<string> | undefined): Read<number> | undefined {
  if (room === undefined) return undefined;
  return { value: Number(room.value.charAt(0)), start: room.start, end: room.start + 1 };
}
