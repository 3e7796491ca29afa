import { notedNames } from "../../../grammars/common/people/noted-names.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const grammar = grammarOf(notedNames);
const named = (...persons: readonly (readonly [surname: string, given: string])[]) => ({
  kind: "names",
  noted: true,
  persons: persons.map(([surname, given]) => ({ surname, given, printed: `${surname}/${given}` })),
});

describe("travellers that people wrote", () => {
  describe("alone on their line, with a title or a type", () => {
    itReads(grammar, [
      ["DOE/JANE MRS", named(["DOE", "JANE MRS"])],
      ["DOE/KIM CHD", named(["DOE", "KIM CHD"])],
      ["DOE/JANE MRS\tDOE/KIM CHD", named(["DOE", "JANE MRS"], ["DOE", "KIM CHD"])],
      ["DOE/JANE MRS     ROE/KIM MR", named(["DOE", "JANE MRS"], ["ROE", "KIM MR"])],
      ["DOE/JANE MRS / ROE/KIM MR", named(["DOE", "JANE MRS"], ["ROE", "KIM MR"])],
      ["DOE/JANE MRS, DOE/KIM CHD 7 YEARS", named(["DOE", "JANE MRS"], ["DOE", "KIM CHD"])],
      [
        "DELACROIX THEO MR / DELACROIX INES MRS",
        {
          ...named(),
          persons: [
            { surname: "DELACROIX", given: "THEO MR", printed: "DELACROIX THEO MR" },
            { surname: "DELACROIX", given: "INES MRS", printed: "DELACROIX INES MRS" },
          ],
        },
      ],
    ]);
    itLeavesUnread(grammar, [
      "DOE/JANE",
      "DOE/JANE  ROE/KIM",
      "DOE/JANE MRS  CALL HER",
      "REGARDS/JANE MRS",
      "2 DOE JANE MRS",
      "MR/MRS",
      "ADT/CHD",
      "DOE JANE",
      "DOE JANE MRS CALL HER",
      "CALL JANE MRS",
      "VAN DOE MRS",
    ]);
  });

  describe("after a word for them", () => {
    itReads(grammar, [
      ["PAX: DOE/JANE", named(["DOE", "JANE"])],
      ["Passagiere: DOE/JANE; ROE/KIM", named(["DOE", "JANE"], ["ROE", "KIM"])],
      ["Passager : DOE/JANE MLLE", named(["DOE", "JANE MLLE"])],
      ["PAX DOE/JANE MRS", named(["DOE", "JANE MRS"])],
      [
        "PAX 1: SAMPLE NAME / ANA SRA",
        {
          ...named(),
          persons: [{ surname: "SAMPLE NAME", given: "ANA SRA", printed: "SAMPLE NAME / ANA SRA" }],
        },
      ],
      [
        "Kh\u00e1ch: Ms Doe / Jane Ann",
        {
          ...named(),
          persons: [
            { surname: "DOE", given: "JANE ANN", title: "MS", printed: "MS DOE / JANE ANN" },
          ],
        },
      ],
    ]);
    itLeavesUnread(grammar, [
      "PAX: DOE / ROE",
      "PAX: DELACROIX THEO / DELACROIX INES MLLE",
      "PAX: DELACROIX THEO MR / DELACROIX INES MLLE",
      "PAX 1: MR DOE / MRS ROE",
      "PAX: ADT/CHD",
      "PAX: 2",
      "Participants: DOE/JANE MRS",
    ]);
  });

  itReadsAnyText(grammar, ["PAX", ": ", "DOE", "/", "JANE", " ", "MRS", "\n", ", ", "CHD", "1"]);
});
