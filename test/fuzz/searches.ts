/**
 * How often some work runs a regular expression: a measure of its cost that no other work of the machine changes. Most
 * of what decoding does to each character is done by one.
 */
export function countedSearches(work: () => unknown): number {
  const prototype: { exec: (this: RegExp, text: string) => RegExpExecArray | null } =
    RegExp.prototype;
  const { exec } = prototype;
  let count = 0;
  prototype.exec = function (text) {
    count++;
    return exec.call(this, text);
  };
  try {
    work();
  } finally {
    prototype.exec = exec;
  }
  return count;
}
