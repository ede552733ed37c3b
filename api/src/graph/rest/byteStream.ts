/** Bodies that are sent as they are read. */

/**
 * Streams texts and bytes no faster than they are read. If a part fails, the stream and the connection fail too, so that what
 * was sent does not look like the whole.
 */
export function toByteStream(parts: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      cancel: async () => void (await iterator.return?.()),
    },
    { highWaterMark: 0 },
  );
}
