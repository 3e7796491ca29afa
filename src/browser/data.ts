/** The data files of the package in a browser, which has to fetch them before they are read. */

const files = new Map<string, string>();

export const REMEDY = "await loadTables() first";

export function hasData(path: string): boolean {
  return files.has(nameOf(path));
}

export function readData(path: string): string {
  const text = files.get(nameOf(path));
  if (text === undefined) throw new Error(`${nameOf(path)} is not loaded`);
  return text;
}

/** @param name the name of the file, without folders */
export function keepData(name: string, text: string): void {
  files.set(name, text);
}

/** The folders of the package mean nothing to a website. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
