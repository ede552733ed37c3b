/**
 * Data as it leaves: compressed where the client takes gzip and it is long enough to be worth it. Threads of zlib's own do
 * the work. What is sent as it is read stays a stream, and one that fails fails here, too. Events are sent as they are:
 * each has to arrive by itself.
 */
import { finished } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { chooseEncoding, negotiate } from './encodings.ts';

/** Shorter texts grow, or fit into a packet either way. */
const LEAST_BYTES = 1024;

const COMPRESSIBLE = /^(application\/(graphql-response\+)?jsonl?|text\/(?!event-stream)[\w-]+)\b/;

const compress = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;

/** What a body begins with, as much as tells whether it is long enough. */
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

/** All of a body; who no longer wants it makes the source end. */
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

/** Each part is compressed and sent before the next one is read, so that what fails fails behind what came before it. */
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

/** The response as this client takes it. */
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

/** A text as bytes for a client that takes gzip; undefined where it is sent as it is. */
export async function compressText(text: string, accepted: string): Promise<Buffer | undefined> {
  if (text.length < LEAST_BYTES) return undefined;
  return negotiate(accepted, ['gzip', 'identity']) === 'gzip' ? compress(text) : undefined;
}
