import { tokenLabel, type IParserErrorMessageProvider, type TokenType } from "chevrotain";

/** Explains why a rule could not read a line: what it expected, and what it found instead. */
export const problemMessages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, actual }) =>
    `expected ${tokenLabel(expected)} but found ${found(actual.image)}`,
  buildNotAllInputParsedMessage: ({ firstRedundant }) =>
    `expected the line to end but found ${found(firstRedundant.image)}`,
  buildNoViableAltMessage: ({ expectedPathsPerAlt, actual }) =>
    `expected ${anyOf(expectedPathsPerAlt.flat(2))} but found ${found(actual[0]?.image)}`,
  buildEarlyExitMessage: ({ expectedIterationPaths, actual }) =>
    `expected ${anyOf(expectedIterationPaths.flat())} but found ${found(actual[0]?.image)}`,
};

function anyOf(tokens: readonly TokenType[]): string {
  return [...new Set(tokens.map(tokenLabel))].join(" or ");
}

function found(image: string | undefined): string {
  return image === undefined || image === "" ? "the end of the line" : `“${image}”`;
}
