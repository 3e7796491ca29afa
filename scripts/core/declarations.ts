/**
 * Bundles the declarations of the library into one file that imports nothing, so that users need neither
 * our folders nor the packages whose types we use inside.
 */
import ts from "typescript";

/**
 * The declarations of `src/index.ts`.
 *
 * @param sources the program that contains it
 */
export function declareLibrary(sources: ts.Program, root: string): string {
  const emitted = emittedFiles(sources, root);
  const options = sources.getCompilerOptions();
  const host = ts.createCompilerHost(options);
  const entry = `${root}dist/src/index.d.ts`;
  const program = ts.createProgram([entry], options, {
    ...host,
    fileExists: (file) => emitted.has(file) || host.fileExists(file),
    readFile: (file) => emitted.get(file)?.() ?? host.readFile(file),
    // The emitted files are in folders that do not exist.
    directoryExists: () => true,
    getSourceFile: (file, version) => {
      const text = emitted.get(file)?.();
      return text === undefined
        ? (sources.getSourceFile(file) ?? host.getSourceFile(file, version))
        : ts.createSourceFile(file, text, version, true);
    },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} declares nothing`);
  return new Bundle(checker, (file) => emitted.has(file)).print(checker.getExportsOfModule(module));
}

/** The declaration file of each source, by its path in `dist/`; emitted when called. */
function emittedFiles(program: ts.Program, root: string): ReadonlyMap<string, () => string> {
  const sources = program
    .getSourceFiles()
    .filter(({ isDeclarationFile, fileName }) => !isDeclarationFile && fileName.startsWith(root));
  return new Map(
    sources.map((source) => [
      `${root}dist/${source.fileName.slice(root.length).replace(/\.ts$/, ".d.ts")}`,
      () => {
        let text = "";
        program.emit(source, (_, emitted) => {
          text = emitted;
        });
        return text;
      },
    ]),
  );
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration;

/** An identifier of a declaration, and what it refers to. */
interface Reference {
  readonly node: ts.Identifier;
  readonly symbol: ts.Symbol;
}

class Bundle {
  private readonly checker: ts.TypeChecker;
  private readonly isOurs: (file: string) => boolean;
  /** The declarations in the order in which they are printed, with their names in the bundle. */
  private readonly names = new Map<ts.Symbol, string>();

  constructor(checker: ts.TypeChecker, isOurs: (file: string) => boolean) {
    this.checker = checker;
    this.isOurs = isOurs;
  }

  print(exported: readonly ts.Symbol[]): string {
    for (const symbol of exported) this.names.set(this.target(symbol), symbol.name);
    const printed: string[] = [];
    // Grows during the iteration, by what each declaration refers to.
    for (const [symbol, name] of this.names)
      printed.push(this.declaration(symbol, name, printed.length < exported.length));
    // Without this line, everything declared would count as exported.
    return [...printed, "export {};\n"].join("\n\n");
  }

  private declaration(symbol: ts.Symbol, name: string, isExported: boolean): string {
    const declarations = (symbol.declarations ?? []).filter(isDeclaration);
    const [node] = declarations;
    if (node === undefined || declarations.length > 1)
      throw new Error(`${name} is not one interface, type or function`);
    const text = this.ownText(node) ?? this.expanded(node, name);
    const modifier = isExported ? "export " : ts.isFunctionDeclaration(node) ? "declare " : "";
    return commentOf(node) + modifier + text;
  }

  /** The text of a declaration; undefined if it refers to the types of a package. */
  private ownText(node: Declaration): string | undefined {
    const references = this.referencesIn(node);
    if (references.some(({ symbol }) => isOfPackage(symbol))) return undefined;
    const start = node.getStart();
    let text = "";
    let end = start;
    for (const reference of references) {
      if (!this.isTopLevel(reference.symbol)) continue;
      text += node.getSourceFile().text.slice(end, reference.node.getStart());
      text += this.nameOf(reference.symbol);
      end = reference.node.end;
    }
    text += node.getSourceFile().text.slice(end, node.end);
    return text.replace(/^(?:(?:export|declare) )+/, "");
  }

  /** The declaration of a type as TypeScript computes it: an answer, from the schema of TypeBox. */
  private expanded(node: Declaration, name: string): string {
    if (!ts.isTypeAliasDeclaration(node))
      throw new Error(`${name} refers to a package, but only a type can be expanded`);
    const { NoTruncation, InTypeAlias, MultilineObjectLiterals } = ts.NodeBuilderFlags;
    const type = this.checker.typeToTypeNode(
      this.checker.getTypeAtLocation(node),
      undefined,
      NoTruncation | InTypeAlias | MultilineObjectLiterals,
    );
    const text =
      type && ts.createPrinter().printNode(ts.EmitHint.Unspecified, type, node.getSourceFile());
    if (text === undefined || /\b(?:any|unknown|import)\b/.test(text))
      throw new Error(`${name} expands to ${text ?? "nothing"}`);
    return `type ${name} = ${text};`;
  }

  /** The name of a declaration in the bundle; adds the declaration to the bundle. */
  private nameOf(symbol: ts.Symbol): string {
    const taken = new Set(this.names.values());
    let name = this.names.get(symbol) ?? symbol.name;
    while (!this.names.has(symbol) && taken.has(name)) name += "_";
    this.names.set(symbol, name);
    return name;
  }

  private referencesIn(node: Declaration): readonly Reference[] {
    const references: Reference[] = [];
    const visit = (child: ts.Node): void => {
      if (ts.isImportTypeNode(child)) throw new Error(`${child.getText()} cannot be bundled`);
      if (ts.isIdentifier(child)) {
        const symbol = this.checker.getSymbolAtLocation(child);
        if (symbol !== undefined) references.push({ node: child, symbol: this.target(symbol) });
      }
      child.forEachChild(visit);
    };
    node.forEachChild(visit);
    return references;
  }

  private target(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Whether a symbol is declared at the top of one of our files. */
  private isTopLevel({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some(
      ({ parent }) => ts.isSourceFile(parent) && this.isOurs(parent.fileName),
    );
  }
}

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node)
  );
}

function isOfPackage({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => {
    const { fileName } = node.getSourceFile();
    return fileName.includes("/node_modules/") && !fileName.includes("/node_modules/typescript/");
  });
}

/** The comment right above a declaration, with the line break after it. */
function commentOf(node: Declaration): string {
  const comment = ts.getJSDocCommentsAndTags(node).at(-1);
  return comment === undefined ? "" : `${comment.getText()}\n`;
}
