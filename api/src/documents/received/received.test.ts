/** Uploaded files: what is stored, and what is refused. */
import { createHash } from 'node:crypto';
import pdfMake from 'pdfmake';
import { FILE_REFUSALS, MAX_PICTURE_BYTES, MAX_RECEIPT_PDF_BYTES } from 'rules/receiptFiles';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  jpeg,
  packed,
  packedBomb,
  pdf,
  photo,
  pngOf,
  turnedJpeg,
} from '../../../test/support/receivedFiles.ts';
// The fonts of our own documents.
import '../pdf/render.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { countLowThreads, isServerLow } from '../../../test/support/threadPriority.ts';
import { DocumentsBusyError } from '../threads.ts';
import { checkReceived, type KeptFile } from './check.ts';
import { createReceivedPool } from './pool.ts';

const text = (content: string) => Buffer.from(content);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function kept(bytes: Buffer): Promise<KeptFile> {
  const checked = await checkReceived(bytes);
  if ('refusal' in checked) throw new Error(checked.refusal);
  return checked;
}
const refusal = async (bytes: Buffer) => {
  const checked = await checkReceived(bytes);
  return 'refusal' in checked ? checked.refusal : `kept as ${checked.mediaType}`;
};

/** A PDF that a program has made. */
async function made(content: string, more: { userPassword?: string } = {}): Promise<Buffer> {
  pdfMake.setFonts({ Courier: { normal: 'Courier' } });
  const pdf = pdfMake.createPdf({ content, defaultStyle: { font: 'Courier' }, ...more });
  return Buffer.from(await pdf.getBuffer());
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s is kept as a JPEG', async (format) => {
    const sent = await sharp(await jpeg(300, 200))
      .toFormat(format)
      .toBuffer();
    const { bytes, ...file } = await kept(sent);
    expect(file).toEqual({
      kind: 'IMAGE',
      mediaType: 'image/jpeg',
      width: 300,
      height: 200,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  });

  test('is upright and says nothing of where and with what it was taken', async () => {
    const sent = await turnedJpeg();
    expect(sent.includes('SecretPhone')).toBe(true);
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, width: 100, height: 50 });
    const { bytes, width, height } = await kept(sent);
    expect([width, height]).toEqual([50, 100]);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes('SecretPhone')).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) => [...data.subarray((y * 50 + 25) * 3, (y * 50 + 25) * 3 + 3)];
    expect(at(10)[0]).toBeGreaterThan(200);
    expect(at(90)[2]).toBeGreaterThan(200);
  });

  longTest('of a phone becomes small', async () => {
    const sent = await photo();
    const { bytes, width, height } = await kept(sent);
    expect([width, height]).toEqual([2_000, 1_500]);
    expect(bytes.length).toBeLessThan(700_000);
    expect(bytes.length).toBeLessThan(sent.length / 3);
  });

  longTest('of a long receipt stays readable', async () => {
    const { bytes, width, height } = await kept(await photo(720, 6_400));
    expect(width).toBeGreaterThanOrEqual(700);
    expect(width! / height!).toBeCloseTo(720 / 6_400, 2);
    expect(bytes.length).toBeLessThan(1_100_000);
    // However long it is, the stored size is limited.
    const endless = await kept(await jpeg(400, 16_000));
    expect(endless.width! * endless.height!).toBeLessThanOrEqual(6_010_000);
  });

  longTest('of a long receipt that lies on its side stays readable, too', async () => {
    const { width, height } = await kept(
      await sharp(await jpeg(9_600, 1_080))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    expect(width).toBeGreaterThanOrEqual(700);
    expect(height).toBeGreaterThan(6_000);
    // However long it is, the stored size is limited.
    expect(width! * height!).toBeLessThanOrEqual(6_010_000);
  });

  test('with holes gets a white ground', async () => {
    const clear = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data } = await sharp((await kept(clear)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].every((value) => value > 250)).toBe(true);
  });

  test('removes data hidden behind the image', async () => {
    const sent = Buffer.concat([await jpeg(), text('<script>alert("hidden")</script>PK\u0003\u0004')]);
    const { bytes } = await kept(sent);
    expect(Buffer.from(bytes).includes('hidden')).toBe(false);
  });

  longTest('is the same whatever came with it', async () => {
    const sent = await photo(400, 300);
    const turned = await sharp(sent)
      .keepExif()
      .withExif({ IFD0: { Make: 'OtherPhone' } })
      .png()
      .toBuffer();
    const others = [Buffer.concat([sent, text('behind it')]), turned];
    for (const other of others) expect((await kept(other)).sha256).toBe((await kept(sent)).sha256);
    expect((await kept(await jpeg(400, 300))).sha256).not.toBe((await kept(sent)).sha256);
  });
});

describe('is refused', () => {
  const cutOff = async () => {
    const whole = await photo(400, 300);
    return whole.subarray(0, Math.floor(whole.length / 2));
  };
  test.each([
    ['an SVG, whatever it is called', () => text(SVG), 'SVG'],
    ['an SVG with an XML head', () => text(`<?xml version="1.0"?>\n${SVG}`), 'SVG'],
    ['a web page', () => text('<!DOCTYPE html><html><script>alert(1)</script></html>'), 'WEB_PAGE'],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'GIF'],
    ['a HEIC picture', () => Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'), 'HEIC'],
    [
      'an AVIF picture',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
      'OTHER_TYPE',
    ],
    ['a ZIP archive', () => Buffer.from('504b0304140000000000', 'hex'), 'OTHER_TYPE'],
    ['a text', () => text('Fuel, 80 dollars'), 'OTHER_TYPE'],
    ['nothing', () => Buffer.alloc(0), 'EMPTY'],
    ['a picture that unpacks to a billion pixels', () => pngOf(32_000, 32_000), 'MANY_PIXELS'],
    [
      'a picture with the largest size there is',
      () => pngOf(0x7fffffff, 0x7fffffff),
      ['MANY_PIXELS', 'DAMAGED_PICTURE'],
    ],
    ['a picture that unpacks to 400 MB', () => pngOf(7_000, 7_000, { depth: 16, color: 6 }), 'HEAVY_PICTURE'],
    [
      'a large picture that has to be unpacked at once',
      () => pngOf(6_000, 6_000, { color: 2, interlaced: true }),
      'HEAVY_PICTURE',
    ],
    ['a picture with less in it than it says', () => pngOf(5_000, 5_000), 'DAMAGED_PICTURE'],
    ['a picture that was cut off', cutOff, 'DAMAGED_PICTURE'],
    [
      'the head of a JPEG before a script',
      () => text('\u00ff\u00d8\u00ff\u00e0<script>alert(1)</script>'),
      'OTHER_TYPE',
    ],
    [
      'a real head of a JPEG before a script',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), text('<script>alert(1)</script>')]),
      'DAMAGED_PICTURE',
    ],
    ['13 MB', () => Buffer.alloc(13_000_000, 1), 'LARGE_PICTURE'],
  ] as const)('%s', async (_what, make, expected) => {
    const found = await refusal(await make());
    expect([expected].flat()).toContain(found);
    expect(FILE_REFUSALS[found as keyof typeof FILE_REFUSALS]).toMatch(/\.$/);
  });

  test('each with its own message', () => {
    const sentences = Object.values(FILE_REFUSALS);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(MAX_PICTURE_BYTES).toBeLessThan(13_000_000);
  });
});

describe('a PDF', () => {
  test('is kept as it came', async () => {
    const sent = pdf();
    const { bytes, ...file } = await kept(sent);
    expect(file).toMatchObject({ kind: 'PDF', mediaType: 'application/pdf', width: null, height: null });
    expect(Buffer.from(bytes).equals(sent)).toBe(true);
  });

  test('that a program makes is kept, with its packed objects', async () => {
    expect((await kept(await made('Receipt /JavaScript'))).kind).toBe('PDF');
    expect((await kept(pdf({ objects: [packed('<< /Title (Motel) >>')] }))).kind).toBe('PDF');
    expect((await kept(pdf({ catalog: '/OpenAction [3 0 R /Fit]' }))).kind).toBe('PDF');
  });

  test('that readers open is kept: with bytes before its beginning, and after its end', async () => {
    const before = text('\ufeff\r\nContent-Type: application/pdf\r\n\r\n');
    for (const sent of [
      Buffer.concat([before, pdf()]),
      Buffer.concat([pdf(), Buffer.alloc(500), text('\u0000<!-- sent by a gateway -->')]),
    ]) {
      const { kind, bytes } = await kept(sent);
      expect(kind).toBe('PDF');
      expect(Buffer.from(bytes).equals(sent)).toBe(true);
    }
  });

  const action = (content: string) => pdf({ catalog: '/OpenAction 4 0 R', objects: [content] });
  test.each([
    ['a script', () => action('<< /S /JavaScript /JS (app.alert(1)) >>'), 'ACTIVE_PDF'],
    [
      'a script whose name is disguised',
      () => action('<< /S /J#61vaScr#69pt /J#53 (app.alert(1)) >>'),
      'ACTIVE_PDF',
    ],
    [
      'a script in packed objects',
      () => pdf({ objects: [packed('<< /S /JavaScript /JS (x) >>')] }),
      'ACTIVE_PDF',
    ],
    [
      'packed objects whose kind is disguised',
      () => pdf({ objects: [packed('<< /S /JavaScript /JS (x) >>', '/O#62jStm')] }),
      'ACTIVE_PDF',
    ],
    ['a program to start', () => action('<< /S /Launch /F (cmd.exe) >>'), 'ACTIVE_PDF'],
    ['another file', () => pdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>' }), 'ACTIVE_PDF'],
    ['a form that is sent', () => action('<< /S /SubmitForm /F (https://example.com) >>'), 'ACTIVE_PDF'],
    ['encryption', () => pdf({ trailer: '/Encrypt 4 0 R' }), 'PROTECTED_PDF'],
    [
      'packed objects without a name',
      () => pdf({ objects: [packed('<< /S /JavaScript /JS (x) >>', '/Other')] }),
      'ACTIVE_PDF',
    ],
    [
      'packed objects that are hidden',
      () => pdf({ objects: [packed('<< /S /JavaScript /JS (x) >>', '/ObjStm /X (endobj)')] }),
      'UNREADABLE_PDF',
    ],
    ['packed objects that unpack to 60 MB', () => pdf({ objects: [packedBomb()] }), 'UNREADABLE_PDF'],
    ['no end', () => pdf().subarray(0, 200), 'DAMAGED_PDF'],
    ['its end far from the end', () => Buffer.concat([pdf(), Buffer.alloc(2_000, 32)]), 'DAMAGED_PDF'],
    [
      'its beginning far from the beginning',
      () => Buffer.concat([Buffer.alloc(2_000, 32), pdf()]),
      'OTHER_TYPE',
    ],
    [
      'a script, behind other bytes',
      () => Buffer.concat([text('\r\n\r\n'), action('<< /S /JavaScript /JS (app.alert(1)) >>')]),
      'ACTIVE_PDF',
    ],
    ['a drawing before it', () => Buffer.concat([text(`${SVG}\n`), pdf()]), 'SVG'],
    [
      'an archive before it',
      () => Buffer.concat([Buffer.from('504b0304140000000000', 'hex'), pdf()]),
      'OTHER_TYPE',
    ],
    ['a web page before it', () => Buffer.concat([text('<html></html>\n'), pdf()]), 'WEB_PAGE'],
    ['more than 2 MB', () => pdf({ objects: [`(${'x'.repeat(MAX_RECEIPT_PDF_BYTES)})`] }), 'LARGE_PDF'],
  ] as const)('with %s is refused', async (_what, make, expected) => {
    expect(await refusal(make())).toBe(expected);
  });

  longTest('that a program encrypts is refused', async () => {
    expect(await refusal(await made('x', { userPassword: 'secret' }))).toBe('PROTECTED_PDF');
  });
});

describe('the threads', () => {
  const pool = createReceivedPool();
  afterAll(() => pool.close());

  test.runIf(process.platform === 'linux')('run after the server where cores are few', async () => {
    const before = countLowThreads();
    await pool.check(await jpeg());
    expect([countLowThreads() - before, isServerLow()]).toEqual([1, false]);
  });

  test('do the same, while the server goes on', async () => {
    const sent = await photo(800, 600);
    // The first one loads libvips into the process.
    await pool.check(await jpeg());
    let turns = 0;
    const clock = setInterval(() => {
      if (pool.load().running > 0) turns += 1;
    }, 5);
    const spent: number[] = [];
    const files = await Promise.all(
      ['Ann', 'Ann', 'Bo', 'Cy'].map((caller) =>
        pool.check(sent, { caller, onRun: (time) => spent.push(time) }),
      ),
    );
    clearInterval(clock);
    for (const file of files) expect(file).toMatchObject({ kind: 'IMAGE', width: 800 });
    expect(spent).toHaveLength(4);
    // On any machine: a server that waited for them would have at most one turn after each.
    expect(turns).toBeGreaterThan(20);
    expect(pool.load()).toEqual({ running: 0, waiting: 0 });
    expect(await pool.check(text(SVG))).toEqual({ refusal: 'SVG' });
  });

  test('serve callers in turn, and let none fill the line', async () => {
    const sent = await photo(400, 300);
    const done: string[] = [];
    const send = (caller: string) => pool.check(sent, { caller }).then(() => done.push(caller));
    const flood = Array.from({ length: 12 }, () => send('Ann'));
    const other = send('Bo');
    const outcomes = await Promise.allSettled(flood);
    await other;
    // One runs and three wait.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DocumentsBusyError);
    expect(done.indexOf('Bo')).toBeLessThan(2);
  });
});
