import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { Readable } from "node:stream";
import type { S3Address } from "./s3-address.ts";
import type { Content, DestinationPlace, SourceFile, SourcePlace } from "./place.ts";

/**
 * Objects in a bucket of S3, or of storage that speaks its protocol. Address, region and credentials are those of the
 * environment (`AWS_ENDPOINT_URL`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` and so on).
 */
export class S3Place implements SourcePlace, DestinationPlace {
  readonly #client: S3Client;
  readonly #address: S3Address;

  constructor(address: S3Address, environment = process.env) {
    this.#address = address;
    this.#client = new S3Client({
      // Storage other than Amazon's often has no host per bucket, and supports fewer checksums.
      forcePathStyle: environment.AWS_ENDPOINT_URL !== undefined,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
  }

  async *files(): AsyncGenerator<SourceFile, void, void> {
    const { bucket: Bucket, prefix: Prefix } = this.#address;
    for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket, Prefix }))
      for (const { Key = "", Size = 0 } of page.Contents ?? []) {
        const name = Key.slice(Prefix.length);
        // Consoles make empty objects for folders.
        const isHidden = name.split("/").some((part) => part.startsWith("."));
        if (name !== "" && !name.endsWith("/") && !isHidden) yield { name, size: Size };
      }
  }

  async *read(name: string, start = 0, end = Infinity): AsyncGenerator<Uint8Array, void, void> {
    if (end <= start) return;
    const Range = `bytes=${start}-${end === Infinity ? "" : end - 1}`;
    const range = start === 0 && end === Infinity ? {} : { Range };
    const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#of(name), ...range }));
    if (!(Body instanceof Readable)) throw new Error("the storage returned no content");
    const parts: AsyncIterable<Uint8Array> = Body;
    yield* parts;
  }

  async sizeOf(name: string): Promise<number> {
    const { ContentLength = 0 } = await this.#client.send(new HeadObjectCommand(this.#of(name)));
    return ContentLength;
  }

  pathOf(): null {
    return null;
  }

  async isEmpty(): Promise<boolean> {
    for await (const file of this.files()) if (file.name !== "") return false;
    return true;
  }

  /** An object appears when its upload is complete, never in part. */
  async write(name: string, content: Content): Promise<void> {
    const Body = Readable.from(content, { objectMode: false });
    const params = { ...this.#of(name), Body, ContentType: typeOf(name) };
    await new Upload({ client: this.#client, params }).done();
  }

  #of(name: string) {
    const { bucket: Bucket, prefix } = this.#address;
    return { Bucket, Key: prefix + name };
  }
}

function typeOf(name: string): string {
  return name.endsWith(".parquet") ? "application/vnd.apache.parquet" : "application/x-ndjson";
}
