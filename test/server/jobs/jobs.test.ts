import { expect } from "chai";
import { FINDING } from "../../../src/store/jobs/rows.ts";
import { JobAnswer, JobsAnswer } from "../../../src/server/jobs/schema.ts";
import { errorOf, sharedService, startService, type Service } from "../service.ts";
import { PageClient, read } from "../site/client.ts";

const PASSWORD = "correct horse battery";
let count = 0;

/** A job whose places nobody else uses. */
function newJob() {
  count += 1;
  return { source: "/archive/2026", destination: `/decoded/${count}` };
}

describe("Jobs by the API", () => {
  const service = sharedService();

  /** Sends a request with a key of an account, or of none. */
  function client(key: string, at: Service = service()) {
    const send = (method: string, path: string, body?: object) =>
      fetch(`${at.url}/v4/jobs${path}`, {
        method,
        headers: { "X-Api-Key": key },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return {
      send,
      submit: async (body: object) => read(JobAnswer, await send("POST", "", body)),
      list: async (query = "") => (await read(JobsAnswer, await send("GET", query))).jobs,
      show: async (id: string) => read(JobAnswer, await send("GET", `/${id}`)),
      act: async (id: string, act: string) => read(JobAnswer, await send("POST", `/${id}/${act}`)),
    };
  }

  async function account() {
    const email = `jobs${(count += 1)}@agency.example`;
    const made = await service().store.accounts.create(email, PASSWORD);
    const { key } = await service().store.keys.create({
      name: "jobs",
      accountId: made?.id ?? null,
    });
    return { email, key };
  }

  /** Does what a worker does that finds two chunks, decodes one and fails with the other. */
  async function work(job: string): Promise<void> {
    const { jobs } = service().store;
    const { chunks } = service();
    const result = { engine: "1.2.3", records: 0, errors: {} };
    await chunks.begin({ job, chunk: FINDING }, "a");
    const piece = { file: "MUSTERMANN-ANNA.eml", start: 0, end: 50, before: 0, split: "file" };
    await jobs.add(
      job,
      [0, 1].map((number) => ({
        ...{ number, pieces: JSON.stringify([piece]), bytes: 50, digest: null },
      })),
    );
    await jobs.submitted(job);
    await chunks.finish({ job, chunk: FINDING }, result);
    await chunks.begin({ job, chunk: 0 }, "a");
    const errors = { not_decodable: 2 };
    await chunks.finish({ job, chunk: 0 }, { ...result, records: 10, errors });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await chunks.begin({ job, chunk: 1 }, "a");
      await chunks.fail({ job, chunk: 1 }, "a", "no_such_file");
    }
  }

  it("are submitted, and wait for a worker", async () => {
    const { submit, list, show } = client((await account()).key);
    const asked = newJob();
    const { job, deadChunks } = await submit({ ...asked, format: "parquet", chunkSize: 4096 });
    expect(job).to.deep.include({
      ...asked,
      state: "submitting",
      chunks: { waiting: 1, running: 0, done: 0, dead: 0, cancelled: 0 },
      ...{ submittedAt: null, cancelledAt: null, records: 0, errors: {}, secondsLeft: null },
    });
    expect(job.options).to.deep.equal({
      ...{ split: "auto", chunkSize: 4096, format: "parquet", api: "v4", explain: false },
      ...{ algorithm: null, referenceDate: new Date().toISOString().slice(0, 10) },
    });
    expect(deadChunks).to.deep.equal([]);
    expect(await list()).to.deep.equal([job]);
    expect(await show(job.id)).to.deep.equal({ job, deadChunks });
  });

  it("show their progress, their errors by code, and dead chunks without names of files", async () => {
    const { submit, send, show, act } = client((await account()).key);
    const { job } = await submit(newJob());
    await work(job.id);
    const shown = await show(job.id);
    expect(shown.job).to.deep.include({
      state: "incomplete",
      chunks: { waiting: 0, running: 0, done: 1, dead: 1, cancelled: 0 },
      ...{ bytes: 100, doneBytes: 50, records: 10, failed: 2, errors: { not_decodable: 2 } },
      engines: ["1.2.3"],
    });
    expect(shown.job.recordsPerSecond).to.be.above(0);
    expect(shown.deadChunks).to.deep.equal([{ number: 1, reason: "no_such_file", attempts: 5 }]);
    expect(await (await send("GET", `/${job.id}`)).text()).not.to.contain("MUSTERMANN");
    const retried = await act(job.id, "retry");
    expect(retried.job).to.include({ state: "running" });
    expect(retried.deadChunks).to.deep.equal([]);
  });

  it("say that no worker could find their chunks", async () => {
    const { submit, show } = client((await account()).key);
    const { id } = (await submit(newJob())).job;
    const finder = { job: id, chunk: FINDING };
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await service().chunks.begin(finder, "a");
      await service().chunks.fail(finder, "a", "no_such_file");
    }
    const { job, deadChunks } = await show(id);
    expect(job.state).to.equal("incomplete");
    expect(deadChunks).to.deep.equal([{ number: null, reason: "no_such_file", attempts: 5 }]);
  });

  it("are cancelled while something is left to do, and tried again", async () => {
    const { submit, act } = client((await account()).key);
    const { id } = (await submit(newJob())).job;
    const cancelled = await act(id, "cancel");
    expect(cancelled.job).to.deep.include({ state: "cancelled" });
    expect(cancelled.job.chunks).to.include({ waiting: 0, cancelled: 1 });
    expect((await act(id, "retry")).job).to.include({ state: "submitting", cancelledAt: null });
    await work(id);
    expect((await act(id, "cancel")).job).to.include({ state: "incomplete", cancelledAt: null });
  });

  it("exist only for their account", async () => {
    const [owner, other, nobody] = [
      client((await account()).key),
      client((await account()).key),
      client((await service().store.keys.create({ name: "of no account" })).key),
    ];
    const { id } = (await owner.submit(newJob())).job;
    const nobodys = (await nobody.submit(newJob())).job.id;
    for (const [stranger, job] of [
      [other, id],
      [nobody, id],
      [owner, nobodys],
    ] as const) {
      expect((await stranger.list()).map((each) => each.id)).not.to.include(job);
      for (const [method, path] of [
        ["GET", `/${job}`],
        ["POST", `/${job}/cancel`],
        ["POST", `/${job}/retry`],
      ] as const)
        expect((await errorOf(await stranger.send(method, path), 404)).code).to.equal("not_found");
    }
    expect((await owner.show(id)).job.state).to.equal("submitting");
    expect((await nobody.show(nobodys)).job.state).to.equal("submitting");
    await errorOf(await owner.send("GET", "/__proto__"), 404);
  });

  it("are listed, the newest first, as many as asked for", async () => {
    const { submit, list, send } = client((await account()).key);
    const ids = [];
    for (let number = 0; number < 3; number += 1) ids.unshift((await submit(newJob())).job.id);
    expect((await list("?limit=2")).map(({ id }) => id)).to.deep.equal(ids.slice(0, 2));
    for (const limit of ["0", "101", "x", "1&limit=2"])
      expect((await errorOf(await send("GET", `?limit=${limit}`), 400)).message).to.contain(
        "limit must be",
      );
  });

  it("use no place but those that the operator allows", async () => {
    const { send } = client((await account()).key);
    const refused = async (body: object) => {
      const { code, message } = await errorOf(await send("POST", "", body), 403);
      expect(message).to.match(/^Access denied: /);
      expect(message).not.to.contain("/etc");
      return code;
    };
    const to = "/decoded/x";
    for (const source of ["/etc", "/archive/../etc", "/archives", "/", "s3://archive/2026"])
      expect(await refused({ source, destination: to }), source).to.equal("forbidden_place");
    for (const destination of ["/archive/x", "/decoded/../etc", "/decodedx", "s3://decoded/x"])
      expect(await refused({ source: "/archive", destination })).to.equal("forbidden_place");
  });

  it("use no place at all unless the operator allows some", async () => {
    const closed = await startService({
      settings: { jobPlaces: { sources: [], destinations: [] } },
    });
    const { key } = await closed.store.keys.create({ name: "k" });
    const response = await client(key, closed).send("POST", "", newJob());
    expect((await errorOf(response, 403)).code).to.equal("forbidden_place");
    await closed.stop();
  });

  it("write to no place that another job has", async () => {
    const [one, other] = [client((await account()).key), client((await account()).key)];
    const { destination } = (await one.submit(newJob())).job;
    const again = { source: "/archive", destination: `${destination}/` };
    const { code, message } = await errorOf(await other.send("POST", "", again), 400);
    expect({ code, isSaid: message.includes("destination: another job") }).to.deep.equal({
      ...{ code: "invalid_parameter", isSaid: true },
    });
  });

  const WRONG: readonly (readonly [body: object, message: RegExp])[] = [
    [{ source: "/archive" }, /must have required property 'destination'/],
    [{ ...newJob(), secret: 1 }, /must NOT have additional properties/],
    [{ ...newJob(), source: "archive" }, /source must be an absolute path/],
    [{ ...newJob(), destination: "s3://B" }, /destination must be an absolute path/],
    [{ ...newJob(), destination: "s3://decoded/../x" }, /destination must be an absolute path/],
    [{ ...newJob(), source: "/archive/a\u0000b" }, /source must be an absolute path/],
    [{ ...newJob(), chunkSize: 1 }, /chunkSize must be >= 1024/],
    [{ ...newJob(), split: { separator: "" } }, /split/],
    [{ ...newJob(), referenceDate: "2026-02-30" }, /referenceDate must be/],
    [{ ...newJob(), referenceDate: "soon" }, /referenceDate must match/],
    [{ ...newJob(), format: "parquet", explain: true }, /tables in Parquet have neither/],
    [{ ...newJob(), api: "v3", explain: true }, /explain requires api v4/],
  ];
  for (const [body, message] of WRONG)
    it(`are refused: ${message.source}`, async () => {
      const { send } = client((await account()).key);
      const error = await errorOf(await send("POST", "", body), 400);
      expect(error.code).to.equal("invalid_parameter");
      expect(error.message).to.match(message);
    });

  it("must not decode what they write", async () => {
    const places = { sources: ["/all"], destinations: ["/all"] };
    const open = await startService({ settings: { jobPlaces: places } });
    const { key } = await open.store.keys.create({ name: "k" });
    const { send } = client(key, open);
    const inside = { source: "/all/2026", destination: "/all/2026/decoded" };
    expect((await errorOf(await send("POST", "", inside), 400)).message).to.contain(
      "not be in source",
    );
    expect((await send("POST", "", { ...inside, destination: "/all/decoded" })).status).to.equal(
      200,
    );
    await open.stop();
  });

  it("are the same for a session, which changes them from our page only", async () => {
    const { email, key } = await account();
    const { id } = (await client(key).submit(newJob())).job;
    const page = new PageClient(service());
    expect((await errorOf(await page.get("/site/jobs"), 401)).code).to.equal("not_logged_in");
    await page.post("/site/log-in", { email, password: PASSWORD });
    const { jobs } = await read(JobsAnswer, await page.get("/site/jobs"));
    expect(jobs.map((job) => job.id)).to.deep.equal([id]);
    const foreign = await page.post(`/site/jobs/${id}/cancel`, undefined, { "X-CSRF-Token": "x" });
    expect((await errorOf(foreign, 403)).code).to.equal("wrong_csrf_token");
    const cancelled = await read(JobAnswer, await page.post(`/site/jobs/${id}/cancel`));
    expect(cancelled.job.state).to.equal("cancelled");
    const retried = await read(JobAnswer, await page.post(`/site/jobs/${id}/retry`));
    expect(retried.job.state).to.equal("submitting");
    const own = await read(JobAnswer, await page.post("/site/jobs", newJob()));
    expect((await read(JobAnswer, await page.get(`/site/jobs/${own.job.id}`))).job.id).to.equal(
      own.job.id,
    );
  });

  it("leave nothing of their places in the log", () => {
    expect(service().logs()).not.to.match(/\/archive|\/decoded/);
  });
});
