/** Reading the body of a request, bounded. */

/**
 * Reads on and keeps nothing. A connection that is closed on somebody who is still sending is reset, and the answer is
 * lost with it; the server's time limit for a request bounds how long this goes on.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** The text of the body, or undefined as soon as it has more than so many bytes. */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      // Whoever goes away while sending has nothing to be told.
      discard(reader).catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
