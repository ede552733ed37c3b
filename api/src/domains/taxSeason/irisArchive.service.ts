/**
 * The files for the IRS's IRIS portal as one archive: rows in its template, a hundred per file, with full taxpayer
 * numbers. Each number is decrypted when its row is written and is not stored; the files are wiped once they are
 * packed.
 */
import { record } from '../../audit/record.ts';
import { filingCsv } from '../../documents/csv.ts';
import { zip } from '../../documents/zip.ts';
import type { FileShape } from '../../graph/file.ts';
import type { Context, SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { FORMS } from '../taxDocuments/taxYears.ts';
import { readTaxNumber } from '../taxProfiles/sealedNumber.ts';
import type { IrisFiles, IrisPart } from './iris.service.ts';
import { irisCells } from './iris.ts';

/** The most forms that IRIS accepts in a file. */
const FORMS_A_FILE = 100;

/** The files of a form with their names. They contain full numbers, so the code that packs them wipes them. */
function buildFiles(
  context: Context,
  { type, columns, filed }: IrisPart,
  year: number,
): [string, Uint8Array][] {
  const name = `iris-${FORMS[type].name.slice('Form '.length).toLowerCase()}-${year}`;
  const count = Math.ceil(filed.length / FORMS_A_FILE);
  return Array.from({ length: count }, (_, index) => [
    `${name}-${index + 1}.csv`,
    filingCsv(
      columns,
      filed
        .slice(index * FORMS_A_FILE, (index + 1) * FORMS_A_FILE)
        .map(({ form, profile }) => irisCells(form, columns, readTaxNumber(context.keys, profile))),
    ),
  ]);
}

/** The people whose numbers are in the files, each once. The audit entry counts for all of them (audit/actions/tax.ts). */
const listPayees = (parts: readonly IrisPart[]): string[] => [
  ...new Set(parts.flatMap(({ filed }) => filed.map(({ profile }) => profile.userId))),
];

/** The files and warnings as one archive. The download is recorded. */
export async function irisArchive(context: SignedInContext, files: IrisFiles): Promise<FileShape> {
  const { year, parts, forms, warnings } = files;
  const tables = parts.flatMap((part) => buildFiles(context, part, year));
  const notes = warnings.map((warning) => `${warning}\r\n`).join('');
  const bytes = zip(
    Object.fromEntries(notes ? [...tables, ['read-first.txt', Buffer.from(notes, 'utf8')]] : tables),
    context.now(),
  );
  for (const [, table] of tables) table.fill(0);
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'IRIS_FILES_EXPORTED',
      entityType: 'TaxYear',
      entityId: String(year),
      newValues: { year, forms, warnings: warnings.length, userIds: listPayees(parts) },
    }),
  );
  return { filename: `iris-${year}.zip`, contentType: 'application/zip', bytes };
}
