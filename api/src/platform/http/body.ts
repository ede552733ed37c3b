/** Reading the body of a request, bounded. */

/**
 * Keeps reading and discards everything. A connection that is closed on someone who is still sending is reset, and the
 * response is lost with it; the server's time limit for a request bounds how long this takes.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** The body, or undefined as soon as it has a size that is not allowed. */
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
      // A client that goes away while sending needs no response.
      discard(reader).catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The text of the body, or undefined as soon as it has more than this many bytes. */
export const readText = async (request: Request, maxBytes: number): Promise<string | undefined> =>
  (await readBytes(request, (size) => size <= maxBytes))?.toString('utf8');
