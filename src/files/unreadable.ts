/** A file that holds no text for us. The message says why, for its sender, and quotes nothing of the file. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
