/** A bucket, and the beginning of the keys in it: empty, or with a slash at its end. */
export interface S3Address {
  readonly bucket: string;
  readonly prefix: string;
}

/** Whether a place is meant to be in a bucket. */
export function isInS3(place: string): boolean {
  return place.startsWith("s3://");
}

/** Null if a text is not an address such as `s3://bucket/folder`. */
export function s3AddressIn(text: string): S3Address | null {
  const [, bucket, path = ""] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*))?$/.exec(text) ?? [];
  if (bucket === undefined) return null;
  return { bucket, prefix: path === "" || path.endsWith("/") ? path : `${path}/` };
}
