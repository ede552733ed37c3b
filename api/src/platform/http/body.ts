/** Reads the body of a request, up to a limit. */

/**
 * Reads on and discards everything. Closing the connection while the client is still sending would reset it and lose
 * the response. The server's time limit for a request limits this.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** The body; undefined as soon as its size is not allowed. */
export async function readBytes(
  request: Request,
  allows: (size: number) => boolean | Promise<boolean>,
): Promise<Buffer | undefined> {
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (!(await allows(size))) {
      // A client that disconnects while sending needs no response.
      discard(reader).catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The text of the body; undefined as soon as it has more than this many bytes. */
export const readText = async (request: Request, maxBytes: number): Promise<string | undefined> =>
  (await readBytes(request, (size) => size <= maxBytes))?.toString('utf8');
