import { expect } from "chai";
import { NewKeyAnswer } from "../../../src/server/site/schema.ts";
import { sharedService } from "../service.ts";
import { PageClient, read } from "../site/client.ts";

const EMAIL = "owner@agency.example";
const PASSWORD = "correct horse battery";

/** What a line of the log says about an account. */
interface Line {
  readonly route: string;
  readonly status: number;
  readonly account?: string | null;
  readonly key?: string;
}

function isOfAccount(line: unknown): line is Line {
  return typeof line === "object" && line !== null && "account" in line;
}

describe("The log of accounts and keys", () => {
  const service = sharedService();

  /** The lines of the log that name an account, or say that there is none. */
  function lines(): readonly Line[] {
    return service()
      .logs()
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line))
      .filter(isOfAccount);
  }

  it("says whom each log-in and change concerns, by ids only", async () => {
    const page = new PageClient(service());
    const credentials = { email: EMAIL, password: PASSWORD };
    await page.post("/site/sign-up", credentials);
    await page.get("/site/keys");
    const created = await page.post("/site/keys", { name: "web shop" });
    const { key, record } = await read(NewKeyAnswer, created);
    await page.send("PATCH", `/site/keys/${record.id}`, { name: "shop" });
    await page.post(`/site/keys/${record.id}/revoke`);
    await page.post("/site/keys/nothing/revoke");
    await page.post("/site/sessions/end-others");
    await page.post("/site/log-out");
    await page.post("/site/log-in", { ...credentials, password: "a wrong password" });
    await page.post("/site/log-in", { ...credentials, email: "nobody@agency.example" });
    await page.post("/site/log-in", credentials);
    await page.post("/site/password", { current: PASSWORD, next: "another invented one" });
    await page.post("/site/account/delete", { password: "another invented one" });

    const logged = lines().map(({ route, status, account, key: id }) => [
      `${route} ${status}`,
      account,
      id,
    ]);
    const account = logged[0]?.[1];
    expect(account).to.match(/^[0-9a-f]{12}$/);
    expect(logged).to.deep.equal([
      ["/site/sign-up 200", account, undefined],
      ["/site/keys 200", account, record.id],
      ["/site/keys/:id 200", account, record.id],
      ["/site/keys/:id/revoke 200", account, record.id],
      ["/site/keys/:id/revoke 404", account, undefined],
      ["/site/sessions/end-others 200", account, undefined],
      ["/site/log-out 200", account, undefined],
      ["/site/log-in 401", account, undefined],
      ["/site/log-in 401", null, undefined],
      ["/site/log-in 200", account, undefined],
      ["/site/password 200", account, undefined],
      ["/site/account/delete 200", account, undefined],
    ]);
    for (const personal of ["owner", "agency", "nobody", "web shop", key, key.slice(0, 11)])
      expect(service().logs()).not.to.contain(personal);
  });

  it("names nobody in requests that change nothing", async () => {
    const page = new PageClient(service());
    await page.post("/site/sign-up", { email: `other.${EMAIL}`, password: PASSWORD });
    const before = lines().length;
    expect((await page.post("/site/workbench")).status).to.equal(400);
    await page.get("/site/session");
    expect(lines()).to.have.length(before);
  });
});
