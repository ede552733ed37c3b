/** A backup on disk: whole with its name or not there, and refused when anything in it has changed. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Part } from './copy.ts';
import { BackupError } from './errors.ts';
import { openBackup, proveWhole, writeBackup } from './file.ts';
import type { Header } from './lines.ts';
import { createSum, type Row, toLine } from './rows.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  file = join(folder, 'portal.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HEADER: Header = {
  portal: '1.0.0',
  takenAt: '2026-11-18T17:00:00.000Z',
  migrations: [{ name: '20260105000000_init', checksum: 'ab' }],
  head: { position: 12345678901234567n, hash: '0'.repeat(64) },
  keyIds: ['0123456789abcdef'],
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

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

test('what was written can be read back, only by its owner', async () => {
  await writeBackup(file, HEADER, createCopy(ROWS));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['portal.gz']);
  const backup = await openBackup(file);
  expect(backup.header).toEqual(HEADER);
  expect(await all(backup.parts())).toEqual(await all(createCopy(ROWS)));
  expect(await proveWhole(backup)).toBe(3);
});

test('an existing file is never overwritten', async () => {
  writeFileSync(file, 'the only backup');
  await expect(writeBackup(file, HEADER, createCopy(ROWS))).rejects.toThrow(`${file} already exists`);
  expect(readFileSync(file, 'utf8')).toBe('the only backup');
  expect(readdirSync(folder)).toEqual(['portal.gz']);
});

test('a copy that fails halfway leaves no file', async () => {
  async function* failing(): AsyncGenerator<Part> {
    yield* createCopy(ROWS);
    throw new Error('The database went away.');
  }
  await expect(writeBackup(file, HEADER, failing())).rejects.toThrow('The database went away.');
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('a place that cannot be written to is named', async () => {
  const nowhere = join(file, 'in-a-file.gz');
  writeFileSync(file, '');
  await expect(writeBackup(nowhere, HEADER, createCopy(ROWS))).rejects.toThrow(
    `${nowhere} cannot be written`,
  );
});

test('whatever has changed in it is found before anything is restored', async () => {
  await writeBackup(file, HEADER, createCopy(ROWS));
  const bytes = readFileSync(file);
  const lines = gunzipSync(bytes).toString().split('\n').slice(0, -1);
  const zipped = (changed: string[]) => gzipSync(changed.map((line) => `${line}\n`).join(''));
  const flipped = Buffer.from(bytes);
  flipped[bytes.length - 40]! ^= 4;
  const damages: Record<string, Buffer> = {
    'cut off': bytes.subarray(0, -20),
    'a bit': flipped,
    'a row changed': zipped(lines.map((line) => line.replace('plain', 'plane'))),
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
    const reading = openBackup(file).then(proveWhole);
    await expect(reading, name).rejects.toThrow(/^The backup is damaged: .* Nothing was changed\.$/);
    await expect(reading, name).rejects.toBeInstanceOf(BackupError);
  }
});

test('a file that is not a backup is reported as such', async () => {
  await expect(openBackup(join(folder, 'nothing.gz'))).rejects.toThrow('cannot be read: ENOENT');
  for (const other of [gzipSync('hello\n'), gzipSync(''), gzipSync('{"format":"something-else"}\n')]) {
    writeFileSync(file, other);
    await expect(openBackup(file)).rejects.toThrow('This file is not a backup of the portal.');
  }
  await writeBackup(join(folder, 'new.gz'), HEADER, createCopy([]));
  const newer = gunzipSync(readFileSync(join(folder, 'new.gz')))
    .toString()
    .replace('"version":1', '"version":2');
  writeFileSync(file, gzipSync(newer));
  await expect(openBackup(file)).rejects.toThrow('This backup has format 2, which this version cannot read.');
});
