import { expect } from "chai";
import { parquetReadObjects } from "hyparquet";
import { gzipSync } from "node:zlib";
import { runLine } from "../cli/terminal.ts";
import { temporaryFolder } from "../store/folder.ts";
import { startS3Server, type S3Server } from "./s3-server.ts";

const RECORD = "1.ADLER/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E\n";

describe("Jobs between buckets of S3", () => {
  const folder = temporaryFolder();
  let server: S3Server;
  const saved = { ...process.env };
  before(async () => {
    server = await startS3Server();
    Object.assign(process.env, {
      ...{ AWS_ENDPOINT_URL: server.url, AWS_REGION: "eu-west-1" },
      ...{ AWS_ACCESS_KEY_ID: "invented", AWS_SECRET_ACCESS_KEY: "invented" },
    });
  });
  after(() => {
    server.close();
    for (const name of Object.keys(process.env))
      if (name.startsWith("AWS_")) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, saved);
  });

  const recloc = (...args: string[]) =>
    runLine([...args, "-d", folder()], {
      untilStopped: () => new Promise(() => undefined),
      environment: { LOG_LEVEL: "silent" },
    });

  it("read ranges of objects, and write parts that are complete", async () => {
    const line = (id: number) => `${JSON.stringify({ id, text: RECORD })}\n`;
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const put = (key: string, content: string | Buffer) =>
      server.objects.set(`/archive/2026/${key}`, Buffer.from(content));
    put("a.ndjson", ids.map(line).join(""));
    put("b/c.txt.gz", gzipSync(RECORD));
    put("b/", "");
    put("d.txt", RECORD);
    server.objects.set("/archive/2027/e.txt", Buffer.from(RECORD));
    const args = ["s3://archive/2026", "-o", "s3://decoded/2026/v1", "--chunk-size", "1KiB"];
    const { code, stdout, stderr } = await recloc("jobs", "submit", ...args);
    expect({ code, stderr }).to.deep.equal({
      code: 0,
      stderr: "The job waits for recloc worker.\n",
    });
    await recloc("worker", "--until-done");
    const parts = [...server.objects].filter(([key]) => key.startsWith("/decoded/")).sort();
    expect(parts.map(([key]) => key)).to.deep.equal(
      [0, 1, 2, 3, 4].map((number) => `/decoded/2026/v1/part-00000${number}.ndjson`),
    );
    const found = parts
      .flatMap(([, content]) => content.toString().trimEnd().split("\n"))
      .map((each) => /^\{"id":("[^"]*"|\d+),/.exec(each)?.[1]);
    expect(found).to.deep.equal([...ids.map(String), '"b/c.txt.gz"', '"d.txt"']);
    // Its place is taken.
    expect((await recloc("jobs", "submit", ...args)).stderr).to.contain("is not empty");
    expect(stdout.trim()).to.match(/^[0-9a-f]{12}$/);
  });

  it("write tables, too", async () => {
    server.objects.set("/archive/tables/a.txt", Buffer.from(RECORD));
    const args = ["s3://archive/tables", "-o", "s3://decoded/tables", "--format", "parquet"];
    expect((await recloc("jobs", "submit", ...args)).code).to.equal(0);
    await recloc("worker", "--until-done");
    const file = server.objects.get("/decoded/tables/travellers/part-000000-00000.parquet");
    const { buffer } = Uint8Array.from(file ?? []);
    const [row] = await parquetReadObjects({ file: buffer });
    expect(row).to.include({ id: "a.txt", last_name: "ADLER" });
    expect(
      [...server.objects.keys()].filter((key) => key.startsWith("/decoded/tables")),
    ).to.have.length(4);
  });

  it("need the address of a bucket", async () => {
    const { code, stderr } = await recloc("jobs", "submit", "s3://", "-o", "s3://decoded/x");
    expect(code).not.to.equal(0);
    expect(stderr).to.contain("s3://bucket/folder");
  });
});
