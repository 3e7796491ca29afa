const COUNT = new Intl.NumberFormat("en-GB");

/** 12000 as `12,000`. */
export function countOf(count: number): string {
  return COUNT.format(count);
}

/** `1 request`, `2 requests`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countOf(count)} ${count === 1 ? one : many}`;
}
