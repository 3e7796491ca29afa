import { expect } from "chai";
import { SessionsAnswer } from "../../../src/server/site/schema.ts";
import { errorOf, jsonOf, sharedService } from "../service.ts";
import { PageClient, read } from "./client.ts";

const PASSWORD = "correct horse battery";

describe("The sessions of an account", () => {
  const service = sharedService();

  async function page(email: string, path: "log-in" | "sign-up"): Promise<PageClient> {
    const client = new PageClient(service());
    await jsonOf(await client.post(`/site/${path}`, { email, password: PASSWORD }));
    return client;
  }

  it("are listed without anything that could be used, and ended one by one or together", async () => {
    const email = "ana@agency.example";
    const own = await page(email, "sign-up");
    const others = [await page(email, "log-in"), await page(email, "log-in")];
    const listed = await read(SessionsAnswer, await own.get("/site/sessions"));
    expect(listed.sessions.map(({ isCurrent }) => isCurrent)).to.have.members([true, false, false]);
    for (const cookie of own.cookies)
      expect(JSON.stringify(listed)).not.to.contain(cookie.split("=")[1]);
    const [one] = listed.sessions.filter(({ isCurrent }) => !isCurrent);
    const left = await own.post(`/site/sessions/${one?.id ?? ""}/end`);
    expect((await read(SessionsAnswer, left)).sessions).to.have.length(2);
    await errorOf(await own.post(`/site/sessions/${one?.id ?? ""}/end`), 404);
    const alone = await own.post("/site/sessions/end-others");
    expect((await read(SessionsAnswer, alone)).sessions).to.have.length(1);
    for (const other of others) expect((await other.session()).account).to.equal(null);
    expect((await own.session()).account?.email).to.equal(email);
  });

  it("are nobody else's business", async () => {
    const [ana, bob] = [await page("a@x.example", "sign-up"), await page("b@x.example", "sign-up")];
    const { sessions } = await read(SessionsAnswer, await bob.get("/site/sessions"));
    await errorOf(await ana.post(`/site/sessions/${sessions[0]?.id ?? ""}/end`), 404);
    expect((await bob.session()).account?.email).to.equal("b@x.example");
    const stranger = new PageClient(service());
    await errorOf(await stranger.get("/site/sessions"), 401);
    await errorOf(await stranger.post("/site/sessions/end-others"), 401);
    await errorOf(await ana.post("/site/sessions/end-others", {}, { "X-CSRF-Token": "x" }), 403);
  });
});
