/**
 * Compresses responses if the client accepts gzip and they are long enough. zlib's own threads do the work. A stream
 * stays a stream, and if it fails, so does the compressed one. Events are not compressed, because each must arrive on
 * its own.
 */
import { finished } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { chooseEncoding, negotiate } from './encodings.ts';

/** Shorter texts grow, or fit into one packet anyway. */
const LEAST_BYTES = 1024;

const COMPRESSIBLE = /^(application\/(graphql-response\+)?jsonl?|text\/(?!event-stream)[\w-]+)\b/;

const compress = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

/** The start of a body, enough to tell whether it is long enough. */
async function readStart(reader: ReadableStreamDefaultReader<Bytes>) {
  const parts: Bytes[] = [];
  for (let size = 0; size < LEAST_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return { parts, isWhole: true };
    parts.push(value);
    size += value.byteLength;
  }
  return { parts, isWhole: false };
}

/** All of a body. If the consumer stops, the source ends. */
async function* readOn(
  parts: Bytes[],
  reader: ReadableStreamDefaultReader<Bytes>,
): AsyncGenerator<Bytes, void> {
  try {
    yield* parts;
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Compresses and sends each part before it reads the next, so that everything before a failure is still delivered. */
async function* gzipped(source: AsyncGenerator<Bytes, void>): AsyncGenerator<Bytes, void> {
  const encoder = createGzip();
  const made: Buffer<ArrayBuffer>[] = [];
  encoder.on('data', (bytes: Buffer<ArrayBuffer>) => made.push(bytes));
  const take = () => Buffer.concat(made.splice(0));
  try {
    for await (const part of source) {
      encoder.write(part);
      await new Promise<void>((resolve) => encoder.flush(() => resolve()));
      yield take();
    }
    encoder.end();
    await finished(encoder);
    yield take();
  } finally {
    encoder.destroy();
  }
}

/** The response in this client's encoding. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { body, status, statusText } = response;
  if (
    !body ||
    response.headers.has('content-encoding') ||
    !COMPRESSIBLE.test(response.headers.get('content-type') ?? '')
  )
    return response;
  const headers = new Headers(response.headers);
  headers.set('vary', 'accept-encoding');
  const init = { status, statusText, headers };
  if (chooseEncoding(request, ['gzip', 'identity']) !== 'gzip') return new Response(body, init);
  const reader = (body as ReadableStream<Bytes>).getReader();
  const { parts, isWhole } = await readStart(reader);
  if (isWhole) return new Response(Buffer.concat(parts), init);
  headers.set('content-encoding', 'gzip');
  const stream = WebStream.from(gzipped(readOn(parts, reader)));
  return new Response(stream as ReadableStream<Bytes>, init);
}

/** A text as bytes for a client that accepts gzip; undefined to send it as it is. */
export async function compressText(text: string, accepted: string): Promise<Buffer | undefined> {
  if (text.length < LEAST_BYTES) return undefined;
  return negotiate(accepted, ['gzip', 'identity']) === 'gzip' ? compress(text) : undefined;
}
