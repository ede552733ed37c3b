import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csv, filingCsv } from './csv.ts';
import { jsonFile, zip, zipParts } from './zip.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
/** The content of a table for people, after its byte order mark. */
const tableIn = (bytes: Uint8Array) => text(bytes).replace(/^\ufeff/, '');

describe('a table', () => {
  test('has a header and ends each row with CRLF', () => {
    expect(
      tableIn(
        csv(
          ['Name', 'Days'],
          [
            ['Sam', 3],
            ['Kim', null],
          ],
        ),
      ),
    ).toBe('Name,Days\r\nSam,3\r\nKim,\r\n');
    expect(tableIn(csv(['Name'], []))).toBe('Name\r\n');
  });

  test('begins with a byte-order mark for people, and without one for the IRS', () => {
    const [forPeople, forFiling] = [csv, filingCsv].map((write) => write(['Name'], [['Zoë']]));
    expect([...forPeople!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text(forFiling!)).toBe('Name\r\nZoë\r\n');
    expect(forPeople!.subarray(3)).toEqual(forFiling);
  });

  test('carries commas, quotes, breaks and any script both ways', () => {
    const rows = [['a,b', 'he said "no"', 'one\r\ntwo', 'Zoë 🚚', '']];
    const parsed = Papa.parse<string[]>(text(csv(['a', 'b', 'c', 'd', 'e'], rows)), { skipEmptyLines: true });
    expect(parsed.data[1]).toEqual(rows[0]);
  });

  test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '=cmd\n|x'])(
    'makes %j harmless',
    (formula) => {
      const [, row] = Papa.parse<string[]>(text(csv(['a'], [[formula]])), { skipEmptyLines: true }).data;
      expect(row).toEqual([`'${formula}`]);
    },
  );

  test('leaves numbers as they are', () => {
    expect(tableIn(csv(['Amount'], [[-12.5], ['-12.50']]))).toBe('Amount\r\n-12.5\r\n-12.50\r\n');
  });
});

test('an archive holds its files', () => {
  const at = new Date('2026-11-18T17:00:00Z');
  const files = unzipSync(zip({ 'a.json': jsonFile({ name: 'Zoë' }), 'b.csv': csv(['a'], [[1]]) }, at));
  expect(JSON.parse(text(files['a.json']!))).toEqual({ name: 'Zoë' });
  expect(tableIn(files['b.csv']!)).toBe('a\r\n1\r\n');
});

test('an archive in parts deflates texts and leaves photos as they are', async () => {
  const letters = Buffer.from('a'.repeat(10_000));
  async function* files() {
    yield { name: 'a.csv', bytes: letters, isCompressed: false };
    yield { name: 'b.jpg', bytes: letters, isCompressed: true };
  }
  const parts: Uint8Array[] = [];
  for await (const part of zipParts(files(), new Date('2026-11-18T17:00:00Z'))) parts.push(part);
  const packed: Record<string, number> = {};
  const unpacked = unzipSync(Buffer.concat(parts), {
    filter: ({ name, size }) => {
      packed[name] = size;
      return true;
    },
  });
  expect(Object.values(unpacked).map(text)).toEqual([letters.toString(), letters.toString()]);
  expect(packed['a.csv']).toBeLessThan(100);
  expect(packed['b.jpg']).toBe(letters.length);
});
