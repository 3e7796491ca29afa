/** Ends the measurement of coverage after the tests of all files before this one: those of others do not need it. */
import { stopCoverage, takeCoverage } from "node:v8";

describe("The coverage of the tests before", () => {
  before(() => {
    takeCoverage();
    stopCoverage();
  });

  it("is written", () => undefined);
});
