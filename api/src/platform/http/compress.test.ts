import { randomBytes } from 'node:crypto';
import { constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed, compressText } from './compress.ts';
import { json } from './problem.ts';

const LONG = { rows: Array.from({ length: 200 }, (_, number) => ({ number, name: 'Dario Fontaine' })) };
const from = (encodings?: string) =>
  new Request(
    'http://portal.test/api/payroll',
    encodings ? { headers: { 'accept-encoding': encodings } } : {},
  );

test('sends a long text in gzip to a client that accepts it, and says that the encoding varies', async () => {
  const sent = await compressed(from('gzip, deflate, br'), json(200, LONG, { 'x-total-count': '200' }));
  expect([
    sent.headers.get('content-encoding'),
    sent.headers.get('vary'),
    sent.headers.get('x-total-count'),
  ]).toEqual(['gzip', 'accept-encoding', '200']);
  const bytes = Buffer.from(await sent.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(JSON.stringify(LONG).length / 5);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(LONG);
});

test.each([undefined, 'identity', 'br', 'gzip;q=0', 'identity, gzip;q=0.5'])(
  'sends plain text to a client that accepts: %s',
  async (encodings) => {
    const sent = await compressed(from(encodings), json(200, LONG));
    expect([sent.headers.get('content-encoding'), sent.headers.get('vary')]).toEqual([
      null,
      'accept-encoding',
    ]);
    expect(await sent.json()).toEqual(LONG);
  },
);

test('does not compress a response that is short, empty, already compressed or not text', async () => {
  const asIs = async (response: Response) => {
    const sent = await compressed(from('gzip'), response);
    return [sent.status, sent.headers.get('content-encoding'), (await sent.arrayBuffer()).byteLength];
  };
  expect(await asIs(json(404, { error: 'No.' }))).toEqual([404, null, 15]);
  expect(await asIs(new Response(null, { status: 304 }))).toEqual([304, null, 0]);
  const bytes = randomBytes(5000);
  const zip = { 'content-type': 'application/zip' };
  expect(await asIs(new Response(bytes, { headers: zip }))).toEqual([200, null, 5000]);
  const made = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
  expect(await asIs(new Response(bytes, { headers: made }))).toEqual([200, 'gzip', 5000]);
});

test('events are sent as they come', async () => {
  const events = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.from('data: 1\n\n')) });
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  const sent = await compressed(from('gzip'), new Response(events, { headers }));
  expect(sent.headers.get('content-encoding')).toBeNull();
  const reader = sent.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('data: 1\n\n');
  await reader.cancel();
});

/** A list that is read as it is sent, of incompressible texts, and its state. */
function openList(pages: number, andThen: 'end' | 'fail' | 'wait' = 'end') {
  const list = { read: 0, isEnded: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        list.read += 1;
        if (list.read <= pages) return controller.enqueue(new Uint8Array(randomBytes(100_000)));
        if (andThen === 'fail') throw new Error('The database is away.');
        if (andThen === 'wait') await new Promise(() => undefined);
        controller.close();
      },
      cancel: () => {
        list.isEnded = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { list, response: new Response(body, { headers: { 'content-type': 'application/json' } }) };
}

const reading = async (response: Response) => (await compressed(from('gzip'), response)).body!.getReader();
/** What can be read of an unfinished file. */
const unpack = (bytes: Uint8Array) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });

test('reads a streamed list no faster than the client does, and stops when the client goes away', async () => {
  const { list, response } = openList(1_000_000);
  const reader = await reading(response);
  expect((await reader.read()).value!.byteLength).toBeGreaterThan(0);
  expect(list.read).toBeLessThan(20);
  await reader.cancel();
  await expect.poll(() => list.isEnded).toBe(true);
});

test('sends each part before the next one is ready', async () => {
  const reader = await reading(openList(1, 'wait').response);
  expect(unpack((await reader.read()).value!).byteLength).toBe(100_000);
});

test('a list that fails midway also fails for the client after the parts before: it never looks complete', async () => {
  const reader = await reading(openList(2, 'fail').response);
  const [one, two] = [await reader.read(), await reader.read()];
  expect(unpack(Buffer.concat([one.value!, two.value!])).byteLength).toBe(200_000);
  await expect(reader.read()).rejects.toThrow('The database is away.');
});

test('a list that ends is complete', async () => {
  const sent = await compressed(from('gzip'), openList(3).response);
  expect(gunzipSync(Buffer.from(await sent.arrayBuffer())).byteLength).toBe(300_000);
});

test('the fast path gives the same result for texts', async () => {
  const text = JSON.stringify(LONG);
  expect(gunzipSync((await compressText(text, 'br, gzip'))!).toString()).toBe(text);
  expect(await compressText(text, 'br')).toBeUndefined();
  expect(await compressText('{"data":null}', 'gzip')).toBeUndefined();
});
