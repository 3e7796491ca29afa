import { expect } from "chai";
import { wrapping } from "../../../grammars/travelport/wrapping.ts";
import { joinElements } from "../../../src/decode/layout/elements.ts";
import { wrapped } from "../../../src/decode/layout/wrapping.ts";
import { SourceText } from "../../../src/decode/text/source.ts";

const join = (...lines: string[]) =>
  joinElements(SourceText.of(lines.join("\n")), wrapping, wrapped(wrapping)).text;

describe("Travelport elements that continue on the next line", () => {
  it("are joined within a word, or at the space after the indent", () => {
    expect(
      join(
        " 4. CCR ZZ HK1  TLL 20APR-21APR ICMR/RG-EUR33.00DY-UNL MI -SAMPL",
        "    E/BS-00000000/PUP-TLLO01/RC-EXEMPLAR/DT-1200/NM-DOE/CF-00000",
        "    00005*",
        " 5. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU",
      ),
    ).to.equal(
      " 4. CCR ZZ HK1  TLL 20APR-21APR ICMR/RG-EUR33.00DY-UNL MI -SAMPLE" +
        "/BS-00000000/PUP-TLLO01/RC-EXEMPLAR/DT-1200/NM-DOE/CF-0000000005*" +
        "\n 5. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU",
    );
    const full = " 2 HTL ZZ MK1  ATH 21APR-OUT26APR /H-EXEMPLAR ATHENS/R-TW/NM-DOE";
    expect(full).to.have.length(64);
    expect(join(full, "     JOHN**")).to.equal(`${full} JOHN**`);
  });

  it("are joined with a space if the line was not full", () => {
    expect(
      join(
        " 3. HHL ZZ HK1  TLL 20APR-21APR  1NT 00550  EXEMPLAR PALACE      ",
        "      1L051ZZZ-1/RG-EUR145.00",
      ),
    ).to.equal(
      " 3. HHL ZZ HK1  TLL 20APR-21APR  1NT 00550  EXEMPLAR PALACE   1L051ZZZ-1/RG-EUR145.00",
    );
  });

  it("are joined without an indent if only a full line continues", () => {
    const full = " 2 HTL ZZ MK1  ATH 21APR-OUT26APR /H-EXEMPLAR ATHENS/R-TRAM/RQ-E";
    expect(full).to.have.length(64);
    expect(join(full, "UR610.00**/NM-DOE")).to.equal(`${full}UR610.00**/NM-DOE`);
    for (const next of [" 3 UA 200S 17MAY", "FONE-LONT*02/5", "APPROXIMATE RATE 4/5", "TEXT"])
      expect(join(full, next)).to.equal(`${full}\n${next}`);
  });

  const full = " 2 HTL ZZ MK1  ATH 21APR-OUT26APR /H-EXEMPLAR ATHENS/RQ-EUR610.0";
  const closed = " 2 HTL ZZ MK1  ATH 21APR-OUT26APR /H-EXEMPLAR ATHENS/RQ-EUR61 *";

  it("are not joined with the beginning of another element", () => {
    for (const next of [
      "P- 1.MCI816 555-0100-T/SAMPLE AGENCY",
      "4- 1.FQ/CF-1",
      "DOE/JANE MRS *",
      "2.1DOE/JANE MRS *",
      "PAID 12/04",
      "RATE INCLUDES BREAKFAST/WIFI",
    ])
      expect(join(full, next)).to.equal(`${full}\n${next}`);
    expect(full).to.have.length(64);
  });

  it("are not joined after a longer line, or after a star", () => {
    for (const first of [closed, `${closed.slice(0, -1)}  *`, `${full}0EUR`])
      expect(join(first, "0/W-1 MODEL AVENUE *")).to.equal(`${first}\n0/W-1 MODEL AVENUE *`);
    expect(closed).to.have.length(63);
    expect(join(full, "0/W-1 MODEL AVENUE *")).to.equal(`${full}0/W-1 MODEL AVENUE *`);
  });

  it("are joined with spaces collapsed", () => {
    const first = " 3. HHL ZZ HK1 TLL 20APR-21APR 1NT 00550 EXEMPLAR PALACE";
    expect(
      join(first, " 1L051ZZZ-1/RG-EUR145.00/AGT00000000/NM-DOE JANE/CF-1000", " 00004*"),
    ).to.equal(`${first}1L051ZZZ-1/RG-EUR145.00/AGT00000000/NM-DOE JANE/CF-100000004*`);
    expect(join(first, "1L051ZZZ-1/RG-EUR145.00")).to.equal(`${first}1L051ZZZ-1/RG-EUR145.00`);
    for (const next of [" 4. CCR ZZ HK1 TLL 20APR-21APR/PUP-TLL", " 1.1DOE/JANE *", " NOT/CLOSED"])
      expect(join(first, next)).to.equal(`${first}\n${next}`);
    expect(join(`${first}*`, " TEXT/CF-1")).to.equal(`${first}*\n TEXT/CF-1`);
  });

  it("are joined in sections", () => {
    expect(
      join(
        "VRMK-VI/AAF *ADTK1GTOAF BY 22MAR 1100 OTHERWISE WILL BE XLD 1240",
        "     Z 01MAR",
        "  2. VI/AAF TEXT",
        "     MORE",
      ),
    ).to.equal(
      "VRMK-VI/AAF *ADTK1GTOAF BY 22MAR 1100 OTHERWISE WILL BE XLD 1240Z 01MAR\n" +
        "  2. VI/AAF TEXT MORE",
    );
  });

  it("are not flights, seats or names", () => {
    for (const text of [
      " 1. DL 0167 M  20APR SEANRT\n     1. SAMPLEMAN/BORIS   HK  31C            SA            AIR",
      "S 1. DL  0167 M  20APR SEANRT\n    P 1. SAMPLEMAN/BORIS  VGML PN 1",
      "  1.1DOE/JOHN\n     2.1ROE/ANN",
      " 3 AF9612D 20APR MXPJFK SS1   245P  535P *\n         OPERATED BY SAMPLE",
    ])
      expect(join(text)).to.equal(text);
  });
});
