/** Turns the functions of a source file into steps that can be turned off (`switch.ts`). */
import ts from "typescript";
import { codeOf, type SteppedFile } from "./stages.ts";

/** An insertion into a source, or a replacement. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The source of a file with its steps and lists wrapped. Lines keep their numbers.
 *
 * @param runtime path of `switch.ts`
 * @throws Error if the source lacks a step
 */
export function withSteps(source: string, file: SteppedFile, runtime: string): string {
  const tree = ts.createSourceFile(file.file, source, ts.ScriptTarget.Latest, true);
  const edits = [
    ...Object.keys(file.steps ?? {}).flatMap((name) => editsOfStep(tree, name, file)),
    ...(file.lists ?? []).flatMap((name) => editsOfList(tree, name, file)),
  ].sort((one, other) => other.start - one.start || other.end - one.end);
  const edited = edits.reduce(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  );
  return `import { items as items$, step as step$ } from ${JSON.stringify(runtime)}; ${edited}`;
}

/** How many items a list has. */
export function lengthOfList(source: string, { file }: SteppedFile, name: string): number {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return arrayOf(tree, name, file).elements.length;
}

type Step = ts.FunctionDeclaration | ts.MethodDeclaration | ts.GetAccessorDeclaration;

/** Puts a function of the same name before the step, which gets another name. */
function editsOfStep(tree: ts.SourceFile, name: string, file: SteppedFile): readonly Edit[] {
  const step = stepNamed(tree, name);
  if (step?.name === undefined) throw new Error(`${file.file} has no ${name}`);
  const own = step.name.getText(tree);
  const mutants = codeOf(file, name)
    .map(({ id, code }) => `${JSON.stringify(id)}: () => (${code})`)
    .join(", ");
  const body = (call: string) => `{ const on = () => ${call}; return step$(on, { ${mutants} }); }`;
  const start = step.getStart(tree);
  const rename = (text: string, from = step.name?.getStart(tree) ?? start) => ({
    start: from,
    end: step.name?.end ?? start,
    text,
  });
  const put = (text: string) => ({ start, end: start, text: `${text} ` });
  if (ts.isFunctionDeclaration(step)) {
    const isExported = step.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const head = `${isExported === true ? "export " : ""}function ${own}(...args: any[])`;
    return [put(head + body(`${own}$(...args)`)), rename(`${own}$`)];
  }
  if (ts.isGetAccessorDeclaration(step))
    return [put(`get ${own}()${body(`this.${own}$()`)}`), rename(`${own}$`, start)];
  return [put(`${own}(...args: any[])${body(`this.${own}$(...args)`)}`), rename(`${own}$`)];
}

function stepNamed(tree: ts.SourceFile, name: string): Step | undefined {
  const [first = "", member] = name.split(".");
  for (const statement of tree.statements) {
    if (member === undefined) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === first) return statement;
    } else if (ts.isClassDeclaration(statement) && statement.name?.text === first)
      return statement.members
        .filter((each) => ts.isMethodDeclaration(each) || ts.isGetAccessorDeclaration(each))
        .find((each) => each.name.getText(tree) === member);
  }
  return undefined;
}

function editsOfList(tree: ts.SourceFile, name: string, { file }: SteppedFile): readonly Edit[] {
  const array = arrayOf(tree, name, file);
  const [start, end] = [array.getStart(tree), array.end];
  return [
    { start, end: start, text: `items$(${JSON.stringify(`${file}#${name}`)}, ` },
    { start: end, end, text: ")" },
  ];
}

function arrayOf(tree: ts.SourceFile, name: string, file: string): ts.ArrayLiteralExpression {
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (own.getText(tree) !== name || initializer === undefined) continue;
      const value = ts.isAsExpression(initializer) ? initializer.expression : initializer;
      if (ts.isArrayLiteralExpression(value)) return value;
    }
  }
  throw new Error(`${file} has no list ${name}`);
}
