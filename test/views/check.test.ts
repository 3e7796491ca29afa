import { expect } from "chai";
import Type from "typebox";
import { checkOf } from "../../src/views/check.ts";
import { SchemaViolation } from "../../src/views/violation.ts";
import { closed } from "../../src/views/schema.ts";
import { checkV3 } from "../../src/views/v3/check.ts";
import { toV3 } from "../../src/views/v3/view.ts";
import { checkV4 } from "../../src/views/v4/check.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { decodedOf, flight, hotel, person } from "./samples.ts";

function violationOf(check: () => void): SchemaViolation {
  try {
    check();
  } catch (error) {
    if (error instanceof SchemaViolation) return error;
    throw error;
  }
  throw new Error("nothing was violated");
}

describe("the check of answers", () => {
  it("names the place in the schema but no value", () => {
    const wrong = flight({ departure: "CANARY 24NOV" });
    const { message, schemaPath } = violationOf(() => {
      checkV4(toV4(decodedOf({ flights: [wrong] })));
    });
    expect(schemaPath).to.match(/^#\/.*departureTime\/pattern$/);
    expect(message).to.contain(schemaPath).and.not.contain("CANARY");
  });

  it("rejects days that do not exist", () => {
    const hotels = [hotel({ checkIn: "2026-02-30" })];
    expect(
      violationOf(() => {
        checkV3(toV3(decodedOf({ hotels })));
      }).schemaPath,
    ).to.match(/checkIn\/format$/);
  });

  it("rejects an additional key", () => {
    const answer = { ...toV3(decodedOf({ persons: [person()] })), CANARY: 1 };
    const { message } = violationOf(() => {
      checkV3(answer);
    });
    expect(message).not.to.contain("CANARY");
  });

  it("rejects a missing key", () => {
    expect(() => {
      checkV4({ persons: [] });
    }).to.throw(SchemaViolation);
  });

  it("checks any value against any schema", () => {
    const check = checkOf(closed({ name: Type.String() }));
    check({ name: "x" });
    expect(() => {
      check({ name: 1 });
    }).to.throw("The answer violates its schema at #/properties/name/type");
  });
});
