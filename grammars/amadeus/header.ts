import type { HeaderNode, Read } from "../../src/ast/nodes.ts";
import { lineFamily } from "../../src/decode/engine/line-family.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";
import { receivedFrom } from "../common/header/received-from.ts";
import { FullDate, Slash } from "../common/tokens.ts";
import { converted, dateValue, part } from "../common/values.ts";
import { DAY_MONTH_YEAR, MONTH, NAME_LETTERS } from "../common/shapes.ts";
import { unparsedField } from "../common/unparsed.ts";
import { OFFICE, SIGN } from "./shapes.ts";

/*
 * The lines above the names: the office that owns the record, the dates of its creation and last
 * change, its locator.
 *
 * RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA
 * PARZZ2199/1127AB/1MAR26
 */

/** `RP/`, or `/$RP/` with a rest of terminal control. */
const RecordHead = token("RecordHead", /(?:\/\$)?RP\//, {
  label: "RP/",
  push_mode: "recordHead",
});
/** `PARZZ2199`; offices of other hosts are longer or shorter. One that begins the line and has no slash behind it is broken. */
const Office = token(
  "Office",
  /[A-Z\d]{3,12}(?=\/)|[A-Z\d]{9}(?=[ \n])|(?<!RP\/)[A-Z\d]{3,12}(?= )/,
  { label: "office" },
);
/** `AB/SU`, `HÄ/SU`: the sign of the agent and the duty code. */
const AgentSign = token("AgentSign", new RegExp(`[\\d${NAME_LETTERS}]{2}\\/[A-Z]{2,4}(?= )`));
/** `1MAR26`, also with marks between day, month and year: `14/FEB26`, `9-NOV-26`. */
const ChangeDate = token(
  "ChangeDate",
  new RegExp(String.raw`(?:[0-3]\d|[1-9])[-/. ]?${MONTH}[-/. ]?(?:20)?\d\d(?![\dA-Z])`),
  { label: "date with year" },
);
/** `14FEV26`: anything in the place of the date. */
const OddDate = token("OddDate", /[A-Z\d][A-Z\d./-]{2,11}(?=\/\d{4}Z)/, { label: "text" });
/** `/0914Z`. */
const UpdateTime = token("UpdateTime", /\/?\d{4}Z/);
/** `ZQ7KXA`, at the end of the line. A broken line can end in a part of an office or, before the time, of a date. */
const RecordLocator = token(
  "RecordLocator",
  new RegExp(
    String.raw`(?<=\dZ +)[A-Z\d]{6}(?= *\n)|(?<!\/)(?!\d{1,2}${MONTH}\d)[A-Z\d]{6}(?= *\n)`,
  ),
  { label: "record locator" },
);
/** `F1:ZQ7KXA`: an aggregator shows the locators of all hosts, its own first. */
const HostLocator = token("HostLocator", /[A-Z\d]{2}:[A-Z\d]{6}/);

interface RecordHeadFields {
  updated?: HeaderNode["updated"];
  locator?: HeaderNode["locator"];
  readonly hostLocators: Read<string>[];
  readonly unparsed: Read<string>[];
}

const RECORD_HEAD = [
  ChangeDate,
  OddDate,
  UpdateTime,
  HostLocator,
  AgentSign,
  RecordLocator,
  Office,
  Slash,
];

class RecordHeadRules extends LineRules {
  /**
   * recordHead:
   *   RecordHead Office? (Slash | Office | AgentSign | ChangeDate | OddDate | UpdateTime
   *   | RecordLocator | HostLocator)*
   *
   *   RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA
   *   RP/PARZZ2199/
   */
  readonly line = this.RULE("recordHead", (): HeaderNode => {
    this.CONSUME(RecordHead);
    const office = this.optionalText(1, Office);
    const { updated, locator, hostLocators, unparsed } = this.fields();
    return this.ACTION(() => ({
      kind: "header",
      office,
      updated,
      locator: savedLocator(locator ?? part(hostLocators[0], 3, 9)),
      ...unparsedField({ unparsed }),
    }));
  });

  private readonly fields = this.manyOf(
    (): RecordHeadFields => ({ hostLocators: [], unparsed: [] }),
    [
      [[Slash, Office, AgentSign]],
      [
        ChangeDate,
        (fields, text) =>
          (fields.updated = converted(text, (date) => dateValue(date.replace(/[-/. ]/g, "")))),
      ],
      [OddDate, ({ unparsed }, text) => unparsed.push(text)],
      [UpdateTime],
      [RecordLocator, (fields, text) => (fields.locator = text)],
      [HostLocator, ({ hostLocators }, text) => hostLocators.push(text)],
    ],
  );
}

/** Leaves out `XXXXXX`, which a record has in place of its locator while it is being split. */
function savedLocator(locator: Read<string> | undefined): Read<string> | undefined {
  return locator?.value === "XXXXXX" ? undefined : locator;
}

export const recordHead = lineFamily("record header", [RecordHead], RECORD_HEAD, RecordHeadRules);

/** `PARZZ2199`, before a sign and a date. */
const CreationOffice = token(
  "CreationOffice",
  new RegExp(String.raw`${OFFICE}(?=/${SIGN}/${DAY_MONTH_YEAR} *\n)`),
  { label: "office", push_mode: "creation" },
);
/** `/1127AB/`: the agent who created the record. */
const CreationSign = token("CreationSign", new RegExp(`/${SIGN}/`));

class CreationRules extends LineRules {
  /**
   * creation: CreationOffice CreationSign FullDate
   *
   *   PARZZ2199/1127AB/1MAR26
   */
  readonly line = this.RULE("creation", (): HeaderNode => {
    const office = this.text(this.CONSUME(CreationOffice));
    this.CONSUME(CreationSign);
    const created = this.read(this.CONSUME(FullDate), dateValue);
    return { kind: "header", office, created };
  });
}

export const creation = lineFamily(
  "creation",
  [CreationOffice],
  [FullDate, CreationSign],
  CreationRules,
);

/** `RT` of the entry that retrieves a record: `RTZQ7KXA`, `RT ZQ7KXA`. */
const Retrieval = token("Retrieval", /(?:\/\$)?RT(?= ?[A-Z\d]{6} *\n)/, {
  label: "RT",
  push_mode: "retrieval",
});

class RetrievalRules extends LineRules {
  /**
   * retrieval: Retrieval RecordLocator
   *
   *   RTZQ7KXA
   */
  readonly line = this.RULE("retrieval", (): HeaderNode => {
    this.CONSUME(Retrieval);
    const asked = this.text(this.CONSUME(RecordLocator));
    return { kind: "header", asked };
  });
}

export const retrieval = lineFamily("retrieval", [Retrieval], [RecordLocator], RetrievalRules);

/** `RF P/JANE`. */
export const received = receivedFrom("AmadeusReceived", /RF (?=[!-~])/);
