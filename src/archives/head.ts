/** The first bytes of a stream, and all of it. */
export interface Headed {
  readonly head: Buffer;
  /** The whole stream, with its head. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Closes the stream if nothing else is read from it. */
  readonly close: () => Promise<void>;
}

/** Reads the head of a stream, up to a length. */
export async function headOf(bytes: AsyncIterable<Uint8Array>, length: number): Promise<Headed> {
  const rest = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < length;) {
    const next = await rest.next();
    if (next.done === true) break;
    chunks.push(next.value);
    size += next.value.length;
  }
  return {
    head: Buffer.concat(chunks).subarray(0, length),
    bytes: joined(chunks, rest),
    close: async () => {
      await rest.return?.();
    },
  };
}

async function* joined(
  chunks: Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) yield chunk;
    for (let next = await rest.next(); next.done !== true; next = await rest.next())
      yield next.value;
  } finally {
    await rest.return?.();
  }
}
