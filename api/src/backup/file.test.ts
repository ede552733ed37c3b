/** A backup on disk: whole with its name or not there, refused when anything in it has changed, and encrypted on request. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import type { Part } from './copy.ts';
import type { Openers, Readers } from './encryption.ts';
import { BackupError } from './errors.ts';
import { openBackup, proveWhole, writeBackup } from './file.ts';
import { type DataKeys, listKeyIds } from './keys.ts';
import type { Header } from './lines.ts';
import { BATCH_CHARACTERS, createSum, type Row, toLine } from './rows.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  file = join(folder, 'portal.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KEYS: DataKeys = { dataKey: Buffer.alloc(32, 1) };
const OTHER_KEYS: DataKeys = { dataKey: Buffer.alloc(32, 2) };
/** After the keys were changed: the earlier one is still needed. */
const LATER_KEYS: DataKeys = { dataKey: Buffer.alloc(32, 3), previousDataKeys: [KEYS.dataKey] };
const HEADER: Header = {
  portal: '1.0.0',
  takenAt: '2026-11-18T17:00:00.000Z',
  migrations: [{ name: '20260105000000_init', checksum: 'ab' }],
  head: { position: 12345678901234567n, hash: '0'.repeat(64) },
  keyIds: listKeyIds(KEYS),
};
const ROWS: Row[] = [
  ['1', 'plain', null],
  ['2', 'a line\nand \u2028another\r\n', ''],
  ['3', '{"json": "\\\\ 🚚"}', '"quoted"'],
];

async function* createCopy(rows: Row[]): AsyncGenerator<Part> {
  const columns = ['id', 'text', 'note'].map((name) => ({ name, type: 'text' }));
  yield { kind: 'table', table: { name: 'Load', columns, key: ['id'] } };
  const sum = createSum();
  for (const row of rows) sum.add(toLine(row));
  yield { kind: 'rows', rows };
  yield { kind: 'sum', table: 'Load', sum: sum.end() };
  yield { kind: 'sequences', values: { Load_number_seq: '17', Other_seq: null } };
}

const write = (parts = createCopy(ROWS), readers?: Readers, path = file) =>
  writeBackup(path, { header: HEADER, parts, dataKeys: KEYS, readers });

async function prove(keys = KEYS, openers: Openers = {}): Promise<number> {
  return proveWhole((await openBackup(file, openers)).parts(keys));
}

const linesOf = (bytes: Buffer): string[] => gunzipSync(bytes).toString().split('\n').slice(0, -1);
const zipped = (lines: readonly string[]): Buffer => gzipSync(lines.map((line) => `${line}\n`).join(''));
const digestOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');

/** The lines with one more row and every plain digest mended: what anyone with the file can do. */
function plantRow(lines: readonly string[]): string[] {
  const rows = [...lines.slice(2, 5), '["4","planted",null]'];
  const sum = JSON.stringify({ endOf: 'Load', sum: { rows: rows.length, digest: digestOf(rows) } });
  const content = [...lines.slice(0, 2), ...rows, sum, lines[6]!];
  return [...content, JSON.stringify({ end: digestOf(content) })];
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

longTest('a written file can be read back, only by its owner', async () => {
  await write();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['portal.gz']);
  const backup = await openBackup(file);
  expect(backup).toMatchObject({ header: HEADER, isSealed: true, isEncrypted: false });
  expect(await all(backup.parts(KEYS))).toEqual(await all(createCopy(ROWS)));
  expect(await prove()).toBe(3);
});

test('an existing file is never overwritten', async () => {
  writeFileSync(file, 'the only backup');
  await expect(write()).rejects.toThrow(`${file} already exists`);
  expect(readFileSync(file, 'utf8')).toBe('the only backup');
  expect(readdirSync(folder)).toEqual(['portal.gz']);
});

test('a copy that fails halfway leaves no file', async () => {
  async function* failing(): AsyncGenerator<Part> {
    yield* createCopy(ROWS);
    throw new Error('The database went away.');
  }
  await expect(write(failing())).rejects.toThrow('The database went away.');
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('a place that cannot be written to is named', async () => {
  const nowhere = join(file, 'in-a-file.gz');
  writeFileSync(file, '');
  await expect(write(createCopy(ROWS), undefined, nowhere)).rejects.toThrow(
    `${nowhere} cannot be written: part of its path is a file.`,
  );
});

test('a folder that does not exist is never made: its disk may not be mounted', async () => {
  const missing = join(folder, 'mnt', 'backups');
  await expect(write(createCopy(ROWS), undefined, join(missing, 'portal.gz'))).rejects.toThrow(
    `The folder ${missing} does not exist: mount its disk or make it, and run the command again.`,
  );
  expect(existsSync(missing)).toBe(false);
});

test('whatever has changed in it is found before anything is restored', async () => {
  await write();
  const bytes = readFileSync(file);
  const lines = linesOf(bytes);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length - 40]! ^= 4;
  const damages: Record<string, Buffer> = {
    'cut off': bytes.subarray(0, -20),
    'a bit': flipped,
    'a row changed': zipped(lines.map((line) => line.replace('plain', 'plane'))),
    'a row planted, and every digest mended': zipped(plantRow(lines)),
    'a row gone': zipped(lines.toSpliced(2, 1)),
    'a row put in': zipped(lines.toSpliced(2, 0, '["4","x",null]')),
    'a number changed': zipped(lines.map((line) => line.replace('"17"', '"16"'))),
    'the header changed': zipped(lines.map((line) => line.replace('2026-11-18', '2026-11-19'))),
    'its end gone': zipped(lines.slice(0, -1)),
    'more after its end': zipped([...lines, lines.at(-1)!]),
    'no line of ours': zipped(lines.toSpliced(2, 0, '{"row": 1}')),
  };
  for (const [name, damaged] of Object.entries(damages)) {
    writeFileSync(file, damaged);
    const reading = prove();
    await expect(reading, name).rejects.toThrow(/^The backup is damaged: .* Nothing was restored\.$/);
    await expect(reading, name).rejects.toBeInstanceOf(BackupError);
  }
});

test('a file that is not a backup is reported as such', async () => {
  await expect(openBackup(join(folder, 'nothing.gz'))).rejects.toThrow('cannot be read: it does not exist.');
  for (const other of [gzipSync('hello\n'), gzipSync(''), gzipSync('{"format":"something-else"}\n')]) {
    writeFileSync(file, other);
    await expect(openBackup(file)).rejects.toThrow('This file is not a backup of the portal.');
  }
  await write(createCopy([]), undefined, join(folder, 'new.gz'));
  const newer = gunzipSync(readFileSync(join(folder, 'new.gz')))
    .toString()
    .replace('"version":2', '"version":3');
  writeFileSync(file, gzipSync(newer));
  await expect(openBackup(file)).rejects.toThrow('This backup has format 3, which this version cannot read.');
});

test('only the data keys it was sealed with vouch for it, also once they have become earlier ones', async () => {
  await write();
  expect(await prove(LATER_KEYS)).toBe(3);
  await expect(prove(OTHER_KEYS)).rejects.toThrow(/^The data key [0-9a-f]{16} of this backup is not the one/);
  // A key from before those of the backup.
  await expect(prove({ ...KEYS, previousDataKeys: [OTHER_KEYS.dataKey] })).rejects.toThrow(
    `leave out what comes after it (${listKeyIds(OTHER_KEYS)}) in DATA_KEY_PREVIOUS`,
  );
  // Someone who has other data keys seals it with them, under the names of these.
  rmSync(file);
  await writeBackup(file, {
    header: { ...HEADER, keyIds: listKeyIds(OTHER_KEYS) },
    parts: createCopy(ROWS),
    dataKeys: OTHER_KEYS,
  });
  const renamed = linesOf(readFileSync(file)).map((line) =>
    line.replace(listKeyIds(OTHER_KEYS)[0]!, listKeyIds(KEYS)[0]!),
  );
  writeFileSync(file, zipped(renamed));
  await expect(prove()).rejects.toThrow('its seal does not match its content');
});

test('a file that is exchanged while it is read is refused', async () => {
  await write();
  const { parts } = await openBackup(file);
  writeFileSync(
    file,
    zipped(linesOf(readFileSync(file)).map((line) => line.replace('2026-11-18', '2026-11-19'))),
  );
  await expect(proveWhole(parts(KEYS))).rejects.toThrow('it changed while it was read');
});

test('a backup in the format of an earlier release can be read and says that it has no seal', async () => {
  await write();
  const [header, ...rest] = plantRow(linesOf(readFileSync(file)));
  const content = [header!.replace('"version":2', '"version":1'), ...rest.slice(0, -1)];
  writeFileSync(file, zipped([...content, JSON.stringify({ end: digestOf(content) })]));
  expect(await openBackup(file)).toMatchObject({ isSealed: false });
  expect(await prove()).toBe(4);
  writeFileSync(file, zipped([...content, JSON.stringify({ end: digestOf(content.slice(1)) })]));
  await expect(prove()).rejects.toThrow('it is not what was written');
});

test('an encrypted backup opens for the data keys and for its recipients, and for no one else', async () => {
  const identity = await generateX25519Identity();
  const stranger = await generateX25519Identity();
  const recipients = [await identityToRecipient(identity)];
  await write(createCopy(ROWS), { dataKeys: true, recipients });
  const text = readFileSync(file).toString('latin1');
  expect(text).toMatch(/^age-encryption\.org\/v1\n/);
  expect(text).not.toContain('Load');
  for (const openers of [
    { dataKeys: KEYS },
    { dataKeys: LATER_KEYS },
    { identities: [stranger, identity] },
  ]) {
    expect(await openBackup(file, openers)).toMatchObject({ header: HEADER, isEncrypted: true });
    expect(await prove(KEYS, openers)).toBe(3);
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(linesOf(Buffer.from(await decrypter.decrypt(readFileSync(file))))).toHaveLength(8);
  for (const openers of [{}, { dataKeys: OTHER_KEYS }, { identities: [stranger] }])
    await expect(openBackup(file, openers)).rejects.toThrow(
      /^This backup is encrypted, and nothing given here/,
    );

  rmSync(file);
  await write(createCopy(ROWS), { dataKeys: false, recipients });
  await expect(openBackup(file, { dataKeys: KEYS })).rejects.toThrow('nothing given here opens it');
  rmSync(file);
  await expect(write(createCopy(ROWS), { dataKeys: true, recipients: ['age1unknown'] })).rejects.toThrow(
    'age1unknown is not a recipient of age',
  );
  expect(readdirSync(folder)).toEqual([]);
});

longTest('an encrypted backup that is cut off or changed is refused', async () => {
  await write(createCopy(ROWS), { dataKeys: true, recipients: [] });
  const bytes = readFileSync(file);
  for (const changed of [bytes.length - 5, Math.floor(bytes.length / 2)]) {
    const flipped = Buffer.from(bytes);
    flipped[changed]! ^= 1;
    for (const damagedBytes of [flipped, bytes.subarray(0, changed)]) {
      writeFileSync(file, damagedBytes);
      await expect(prove(KEYS, { dataKeys: KEYS })).rejects.toThrow(
        /^The backup is damaged: .*Nothing was restored/,
      );
    }
  }
});

const LARGE: [string, Readers | undefined][] = [['encrypted', { dataKeys: true, recipients: [] }]];
if (process.env.LONG) LARGE.push(['plain', undefined]);
longTest.each(LARGE)(
  'a large backup is never in memory whole: %s',
  { timeout: 120_000 },
  async (_name, readers) => {
    const SLACK = 2 * 2 ** 20;
    const LARGE_ROW = 8_000;
    const BATCHES = process.env.LONG ? 40 : 8;
    let written = 0;
    let behind = 0;
    async function* createLargeCopy(): AsyncGenerator<Part> {
      yield { kind: 'table', table: { name: 'Load', columns: [{ name: 'id', type: 'text' }], key: ['id'] } };
      const sum = createSum();
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const [draft] = readdirSync(folder);
        behind = Math.max(behind, written - statSync(join(folder, draft!)).size);
        const rows = Array.from({ length: 100 }, () => [randomBytes(LARGE_ROW).toString('base64')]);
        for (const row of rows) sum.add(toLine(row));
        written += rows.length * LARGE_ROW;
        yield { kind: 'rows', rows };
      }
      yield { kind: 'sum', table: 'Load', sum: sum.end() };
    }
    await write(createLargeCopy(), readers);
    expect(written).toBeGreaterThan(3 * SLACK);
    expect(behind).toBeLessThan(SLACK);

    // Cut off near its end, after the reader has returned everything before.
    writeFileSync(file, readFileSync(file).subarray(0, -1_000));
    const { parts } = await openBackup(file, { dataKeys: KEYS });
    let rows = 0;
    const reading = async () => {
      for await (const part of parts(KEYS)) if (part.kind === 'rows') rows += part.rows.length;
    };
    await expect(reading()).rejects.toThrow('The backup is damaged');
    expect(rows).toBeGreaterThan(BATCHES * 100 - 1_000);
  },
);

test('how much of a table is read at a time does not depend on the table before', async () => {
  const long: Row = ['1', 'x'.repeat(0.6 * BATCH_CHARACTERS), null];
  async function* twoTables() {
    yield* createCopy([long]);
    yield* createCopy([long, ['2', 'short', null]]);
  }
  await write(twoTables());
  const batches: number[] = [];
  for await (const part of (await openBackup(file, {})).parts(KEYS))
    if (part.kind === 'rows') batches.push(part.rows.length);
  expect(batches).toEqual([1, 2]);
});
