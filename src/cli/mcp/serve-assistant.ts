import { readerHere } from "../../mcp/reader.ts";
import { connect } from "../../mcp/stdio.ts";
import { EXIT, type Io } from "../io.ts";

/** `recloc mcp`: serves until the client closes standard input, or the process is asked to stop. */
export async function serveAssistant(io: Io): Promise<number> {
  const { ended, close } = connect(readerHere(await io.loadDecode()), io.stdin, io.stdout);
  await Promise.race([ended, io.untilStopped()]);
  await close();
  return EXIT.ok;
}
