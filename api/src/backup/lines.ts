/**
 * The lines of a backup: a header, each table with its rows and their sum, the sequences, and an end. The end is a
 * seal over everything before it, which only someone with the data key can make.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Copy, Manifest, Part } from './copy.ts';
import { BackupError } from './errors.ts';
import { BATCH, BATCH_CHARACTERS, createSum, type Row, toLine } from './rows.ts';

export interface Header extends Manifest {
  /** The version of the portal that wrote it. */
  portal: string;
  /** The IDs of the data keys, newest first; they reveal nothing about the keys. */
  keyIds: string[];
  /** The data keys themselves, in base64, only if requested. */
  keys?: string[] | undefined;
}

export const FORMAT = 'carrier-portal-backup';
const VERSION = 2;
/** The version of earlier releases, which ends with a plain digest that anyone can make. */
const UNSEALED = 1;

const Base64Key = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);
const HeaderLine = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  portal: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  head: z.object({ position: z.string().regex(/^\d+$/), hash: z.string() }).nullable(),
  keyIds: z.array(z.string()).min(1),
  keys: z.array(Base64Key).min(1).optional(),
});
const Text = z.string();
const Sum = z.object({ rows: z.number(), digest: z.string() });
const Line = z.union([
  z.array(Text.nullable()),
  z.object({
    table: Text,
    columns: z.array(z.object({ name: Text, type: Text })),
    key: z.array(Text),
  }),
  z.object({ endOf: Text, sum: Sum }),
  z.object({ sequences: z.record(Text, Text.nullable()) }),
  z.object({ end: Text }),
]);

const headerLine = ({ head, ...rest }: Header): string =>
  JSON.stringify({
    format: FORMAT,
    version: VERSION,
    ...rest,
    head: head && { position: String(head.position), hash: head.hash },
  });

function partLines(part: Part): string[] {
  if (part.kind === 'rows') return part.rows.map(toLine);
  if (part.kind === 'table')
    return [JSON.stringify({ table: part.table.name, columns: part.table.columns, key: part.table.key })];
  if (part.kind === 'sum') return [JSON.stringify({ endOf: part.table, sum: part.sum })];
  return [JSON.stringify({ sequences: part.values })];
}

/** The text of a backup, in pieces that end with a line. */
export async function* writeLines(
  header: Header,
  parts: Copy['parts'],
  sealKey: Buffer,
): AsyncGenerator<string> {
  const hash = createHmac('sha256', sealKey);
  const piece = (lines: string[]) => {
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    return text;
  };
  yield piece([headerLine(header)]);
  for await (const part of parts) yield piece(partLines(part));
  yield `${JSON.stringify({ end: hash.digest('hex') })}\n`;
}

interface Hash {
  update: (text: string) => unknown;
  digest: () => Buffer;
}

const isSame = (given: string, made: Buffer): boolean => {
  const bytes = Buffer.from(given, 'hex');
  return bytes.length === made.length && timingSafeEqual(bytes, made);
};

export const damaged = (what: string) =>
  new BackupError(`The backup is damaged: ${what}. Nothing was restored.`);

export interface ReadHeader {
  header: Header;
  /** Whether it ends with a seal, as every backup does except those from earlier releases. */
  isSealed: boolean;
}

/** @throws BackupError if the line does not begin a backup that this version reads. */
export function readHeader(line: string | undefined): ReadHeader {
  let given: unknown;
  try {
    given = JSON.parse(line ?? '');
  } catch {
    throw new BackupError('This file is not a backup of the portal.');
  }
  const read = HeaderLine.safeParse(given);
  if (!read.success) throw new BackupError('This file is not a backup of the portal.');
  const { format: _, version, head, ...rest } = read.data;
  if (version !== VERSION && version !== UNSEALED)
    throw new BackupError(`This backup has format ${version}, which this version cannot read.`);
  return {
    header: { ...rest, head: head && { position: BigInt(head.position), hash: head.hash } },
    isSealed: version !== UNSEALED,
  };
}

function parse(line: string) {
  try {
    return Line.parse(JSON.parse(line));
  } catch {
    throw damaged('a line in it cannot be read');
  }
}

/**
 * The parts in the lines after the header. Its sum proves each table, and its end the whole; `sealKey` is null for a
 * backup without a seal.
 * @throws BackupError at the first place that is not as it was written.
 */
export async function* partsIn(
  first: string,
  lines: AsyncIterable<string>,
  sealKey: Buffer | null,
): AsyncGenerator<Part> {
  const hash: Hash = sealKey ? createHmac('sha256', sealKey) : createHash('sha256');
  hash.update(`${first}\n`);
  let open: { name: string; sum: ReturnType<typeof createSum> } | undefined;
  let rows: Row[] = [];
  let characters = 0;
  let ended = false;
  for await (const line of lines) {
    if (ended) throw damaged('something follows its end');
    const read = parse(line);
    if (Array.isArray(read)) {
      if (!open) throw damaged('it has rows outside of a table');
      open.sum.add(line);
      rows.push(read);
      characters += line.length;
      if (rows.length === BATCH || characters > BATCH_CHARACTERS) {
        yield { kind: 'rows', rows };
        rows = [];
        characters = 0;
      }
    } else {
      if (rows.length) yield { kind: 'rows', rows };
      rows = [];
      characters = 0;
      if ('columns' in read) {
        const { table: name, columns, key } = read;
        open = { name, sum: createSum() };
        yield { kind: 'table', table: { name, columns, key } };
      } else if ('endOf' in read) {
        if (open?.name !== read.endOf || open.sum.end().digest !== read.sum.digest)
          throw damaged(`the rows of ${read.endOf} are not those that were written`);
        open = undefined;
        yield { kind: 'sum', table: read.endOf, sum: read.sum };
      } else if ('sequences' in read) yield { kind: 'sequences', values: read.sequences };
      else if (!isSame(read.end, hash.digest()))
        throw damaged(
          sealKey
            ? 'its seal does not match its content, so it was changed after it was made'
            : 'it is not what was written',
        );
      else ended = true;
    }
    if (!ended) hash.update(`${line}\n`);
  }
  if (!ended) throw damaged('its end is missing');
}
