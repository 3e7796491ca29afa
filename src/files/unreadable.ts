/**
 * A file that contains no text that we can read. The message tells its sender why, and quotes
 * nothing from the file.
 */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
