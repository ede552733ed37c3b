/**
 * The files for the IRS' IRIS portal: a year's finished forms in rows of its official template, a hundred to a file, with
 * the taxpayer numbers in full. A number is opened when its row is written and is kept nowhere; the files are wiped once
 * they are packed. What is to be known before the upload is said without opening any.
 */
import { record } from '../auditLogs/record.ts';
import { readCompany } from '../company/company.service.ts';
import type { Context, SignedInContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { csv } from '../documents/csv.ts';
import { zip } from '../documents/zip.ts';
import { ConflictError } from '../graphql/errors.ts';
import type { FileShape } from '../graphql/file.ts';
import { readTaxNumber } from '../taxProfiles/sealedNumber.ts';
import type { TaxProfile } from '../taxProfiles/taxProfiles.service.ts';
import { readContent, type TaxContent } from './content.ts';
import type { Form1099 } from './facts.ts';
import { type IrisForm, irisCells, irisForm } from './iris.ts';
import { documentedColumns, FIRST_UNDOCUMENTED_YEAR, missingColumns, unknownColumns } from './irisColumns.ts';
import { currentYear } from './readFacts.ts';
import { LIVE } from './taxDocuments.service.ts';
import { assertTaxYear, FORMS } from './taxYears.ts';

/** IRIS takes at most so many forms in a file. */
const FORMS_A_FILE = 100;
const MAX_FORMS = 5000;

interface Filed {
  form: IrisForm;
  /** The certification with the sealed number. */
  profile: TaxProfile;
}

/** What the files of a form are made from; no number is opened yet. */
interface Part {
  type: Form1099;
  columns: readonly string[];
  filed: Filed[];
}

export interface IrisFiles {
  year: number;
  parts: Part[];
  forms: number;
  warnings: string[];
}

interface Waiting {
  type: Form1099;
  content: TaxContent;
}

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

/** The forms that wait for their filing, and sentences about those that are left out. */
async function readWaiting(
  { db }: Context,
  year: number,
): Promise<{ waiting: Waiting[]; warnings: string[] }> {
  const rows = await db.taxDocument.findMany({
    where: { AND: [{ year, type: { not: 'W9' } }, LIVE] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_FORMS + 1,
    select: { type: true, status: true, snapshot: true },
  });
  if (rows.length > MAX_FORMS)
    throw new ConflictError(`More than ${MAX_FORMS} forms do not go into one file.`);
  const generated = rows.filter(({ status }) => status === 'GENERATED');
  const contents = generated.map(({ type, snapshot }) => ({
    type: type as Form1099,
    content: readContent(snapshot),
  }));
  const waiting = contents.filter(({ content }) => content.kind === 'ORIGINAL');
  const corrections = contents.length - waiting.length;
  const drafts = rows.filter(({ status }) => status === 'DRAFT').length;
  const filed = rows.length - generated.length - drafts;
  return {
    waiting,
    warnings: [
      ...(drafts ? [`${many(drafts, 'draft is', 'drafts are')} left out: each says what it lacks.`] : []),
      ...(filed ? [`${many(filed, 'form is', 'forms are')} left out: submitted or approved already.`] : []),
      ...(corrections
        ? [
            `${many(corrections, 'correction is', 'corrections are')} left out: IRIS takes corrections in its own screens, on the form that was filed.`,
          ]
        : []),
    ],
  };
}

async function columnsOf({ db }: Context, type: Form1099, year: number): Promise<[string[], string[]]> {
  const template = await db.filingTemplate.findUnique({ where: { type_year: { type, year } } });
  const columns = template?.columns ?? documentedColumns(type, year);
  const { name } = FORMS[type];
  const warnings = template
    ? []
    : [
        `No official template of ${name} for ${year} has been entered: the header is the one of ${Math.min(year, FIRST_UNDOCUMENTED_YEAR - 1)} as others have documented it. Compare it with the IRS’ own before the upload.`,
      ];
  for (const column of unknownColumns(columns))
    warnings.push(
      `The template of ${name} has a column that is not known here and stays empty: “${column}”.`,
    );
  for (const column of missingColumns(type, columns))
    warnings.push(`The template of ${name} has no column “${column}”: what belongs there is left out.`);
  return [columns, warnings];
}

async function partOf(
  context: Context,
  { type, year, waiting, email }: { type: Form1099; year: number; waiting: TaxContent[]; email: string },
): Promise<{ part: Part; warnings: string[] }> {
  const ids = waiting.flatMap(({ payee }) => payee.profileId ?? []);
  const profiles = await context.db.taxProfile.findMany({ where: { id: { in: ids } } });
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  const [columns, warnings] = await columnsOf(context, type, year);
  const filed = waiting.flatMap((content) => {
    const profile = byId.get(content.payee.profileId ?? '');
    return profile ? [{ profile, form: irisForm(type, content, profile, email) }] : [];
  });
  return {
    part: { type, columns, filed },
    warnings: [...warnings, ...new Set(filed.flatMap(({ form }) => form.warnings))],
  };
}

/**
 * What there is to file of a year, and what has to be mended or checked first. Throws ValidationError for a year out of
 * range, and ConflictError where nothing waits.
 */
export async function irisFiles(context: SignedInContext, year: number): Promise<IrisFiles> {
  assertTaxYear(year, currentYear(context));
  const { waiting, warnings } = await readWaiting(context, year);
  if (waiting.length === 0)
    throw new ConflictError([`No generated 1099 of ${year} waits to be filed.`, ...warnings].join(' '));
  const { email } = await readCompany(context.db);
  const parts: Part[] = [];
  for (const type of ['FORM_1099_NEC', 'FORM_1099_MISC'] as const) {
    const contents = waiting.filter((one) => one.type === type).map(({ content }) => content);
    if (contents.length === 0) continue;
    const { part, warnings: more } = await partOf(context, { type, year, waiting: contents, email });
    parts.push(part);
    warnings.push(...more);
  }
  return { year, parts, forms: waiting.length, warnings };
}

/** The files of a form with their names. They hold numbers in full: whoever has packed them wipes them. */
function filesOf(context: Context, { type, columns, filed }: Part, year: number): [string, Uint8Array][] {
  const name = `iris-${FORMS[type].name.slice('Form '.length).toLowerCase()}-${year}`;
  const count = Math.ceil(filed.length / FORMS_A_FILE);
  return Array.from({ length: count }, (_, index) => [
    `${name}-${index + 1}.csv`,
    csv(
      columns,
      filed
        .slice(index * FORMS_A_FILE, (index + 1) * FORMS_A_FILE)
        .map(({ form, profile }) => irisCells(form, columns, readTaxNumber(context.keys, profile))),
    ),
  ]);
}

/** The files as one archive, with the warnings beside them. That they were taken is entered. */
export async function irisArchive(context: SignedInContext, files: IrisFiles): Promise<FileShape> {
  const { year, parts, forms, warnings } = files;
  const tables = parts.flatMap((part) => filesOf(context, part, year));
  const notes = warnings.map((warning) => `${warning}\r\n`).join('');
  const bytes = zip(
    Object.fromEntries(notes ? [...tables, ['read-first.txt', Buffer.from(notes, 'utf8')]] : tables),
    context.now(),
  );
  for (const [, table] of tables) table.fill(0);
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'IRIS_FILES_EXPORTED',
      level: 'WARNING',
      entityType: 'TaxYear',
      entityId: String(year),
      newValues: { year, forms, warnings: warnings.length },
    }),
  );
  return { filename: `iris-${year}.zip`, contentType: 'application/zip', bytes };
}
