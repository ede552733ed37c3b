/**
 * The content of the files for the IRS's IRIS portal: the year's forms to file, the header of the official template,
 * and warnings before the upload. Decrypts no taxpayer number.
 */

import type { Context, SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { readCompany } from '../company/company.service.ts';
import { withoutSamples } from '../company/sample.ts';
import { readContent, type TaxContent } from '../taxDocuments/content.ts';
import { isCurrentIn } from '../taxDocuments/current.ts';
import { CONTESTED, type Form1099, openDecisions } from '../taxDocuments/facts.ts';
import { currentYear, readYearFacts, type YearFacts } from '../taxDocuments/readFacts.ts';
import { OUT_OF_DATE } from '../taxDocuments/status.service.ts';
import { LIVE } from '../taxDocuments/taxDocuments.service.ts';
import { assertTaxYear, FORMS } from '../taxDocuments/taxYears.ts';
import type { TaxProfile } from '../taxProfiles/taxProfiles.service.ts';
import { type IrisForm, irisForm } from './iris.ts';
import { documentedColumns, FIRST_UNDOCUMENTED_YEAR, missingColumns, unknownColumns } from './irisColumns.ts';

const MAX_FORMS = 5000;

interface Filed {
  form: IrisForm;
  /** The certification with the encrypted number. */
  profile: TaxProfile;
}

/** What the files of a form are made from, with numbers still encrypted. */
export interface IrisPart {
  type: Form1099;
  columns: readonly string[];
  filed: Filed[];
}

export interface IrisFiles {
  year: number;
  parts: IrisPart[];
  forms: number;
  warnings: string[];
}

interface Waiting {
  userId: string;
  type: Form1099;
  content: TaxContent;
}

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

/** The forms to file, and sentences about those left out. */
async function readWaiting(
  { db }: Context,
  year: number,
): Promise<{ waiting: Waiting[]; warnings: string[] }> {
  const rows = await db.taxDocument.findMany({
    where: { AND: [{ year, type: { not: 'W9' } }, LIVE] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_FORMS + 1,
    select: { userId: true, type: true, status: true, snapshot: true },
  });
  if (rows.length > MAX_FORMS) throw new ConflictError(`A file holds at most ${MAX_FORMS} forms.`);
  const generated = rows.filter(({ status }) => status === 'GENERATED');
  const contents = generated.map(({ userId, type, snapshot }) => ({
    userId,
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

/** Why the form must not be filed as it is; null if it can be. */
function whyNot(facts: YearFacts, { userId, content }: Waiting): string | null {
  const payee = facts.payees.get(userId);
  if (payee?.contestedBy.length) return CONTESTED;
  const open = payee ? openDecisions(payee) : [];
  if (open.length) return open.join(' ');
  return isCurrentIn(facts, { userId, status: 'GENERATED', content }) ? null : OUT_OF_DATE;
}

/** The forms that can be filed, and sentences about those that are blocked. */
async function withoutBlocked(
  context: Context,
  year: number,
  waiting: readonly Waiting[],
): Promise<{ waiting: Waiting[]; warnings: string[] }> {
  if (waiting.length === 0) return { waiting: [], warnings: [] };
  const facts = await readYearFacts(context.db, context, year);
  const judged = waiting.map((one) => ({ one, reason: whyNot(facts, one) }));
  return {
    waiting: judged.flatMap(({ one, reason }) => (reason === null ? one : [])),
    warnings: judged.flatMap(({ one, reason }) =>
      reason === null ? [] : `${one.content.payee.name}: left out. ${reason}`,
    ),
  };
}

async function loadColumns({ db }: Context, type: Form1099, year: number): Promise<[string[], string[]]> {
  const template = await db.filingTemplate.findUnique({ where: { type_year: { type, year } } });
  const columns = template?.columns ?? documentedColumns(type, year);
  const { name } = FORMS[type];
  const warnings = template
    ? []
    : [
        `No official template of ${name} for ${year} has been entered: the header is the one of ${Math.min(year, FIRST_UNDOCUMENTED_YEAR - 1)} as others have documented it. Compare it with the IRS’s own before uploading.`,
      ];
  for (const column of unknownColumns(columns))
    warnings.push(
      `The template of ${name} has a column that the portal does not recognize and leaves empty: “${column}”.`,
    );
  for (const column of missingColumns(type, columns))
    warnings.push(`The template of ${name} has no column “${column}”: what belongs there is left out.`);
  return [columns, warnings];
}

async function loadPart(
  context: Context,
  { type, year, waiting, email }: { type: Form1099; year: number; waiting: TaxContent[]; email: string },
): Promise<{ part: IrisPart; warnings: string[] }> {
  const ids = waiting.flatMap(({ payee }) => payee.profileId ?? []);
  const profiles = await context.db.taxProfile.findMany({ where: { id: { in: ids } } });
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  const [columns, warnings] = await loadColumns(context, type, year);
  const filed: Filed[] = [];
  for (const content of waiting) {
    const profile = byId.get(content.payee.profileId ?? '');
    if (profile) filed.push({ profile, form: irisForm(type, content, profile, email) });
    else warnings.push(`${content.payee.name}: left out, because no Form W-9 with a number is behind it.`);
  }
  return {
    part: { type, columns, filed },
    warnings: [...warnings, ...new Set(filed.flatMap(({ form }) => form.warnings))],
  };
}

/**
 * What there is to file for a year, and what to fix or check first. Throws ValidationError for a year out of range, and
 * ConflictError if there is nothing to file.
 */
export async function irisFiles(context: SignedInContext, year: number): Promise<IrisFiles> {
  assertTaxYear(year, currentYear(context));
  const generated = await readWaiting(context, year);
  const { waiting, warnings: leftOut } = await withoutBlocked(context, year, generated.waiting);
  const warnings = [...generated.warnings, ...leftOut];
  if (waiting.length === 0)
    throw new ConflictError([`No generated 1099 of ${year} is waiting to be filed.`, ...warnings].join(' '));
  const { email } = withoutSamples(await readCompany(context.db));
  const parts: IrisPart[] = [];
  for (const type of ['FORM_1099_NEC', 'FORM_1099_MISC'] as const) {
    const contents = waiting.filter((one) => one.type === type).map(({ content }) => content);
    if (contents.length === 0) continue;
    const { part, warnings: more } = await loadPart(context, { type, year, waiting: contents, email });
    parts.push(part);
    warnings.push(...more);
  }
  const forms = parts.reduce((sum, { filed }) => sum + filed.length, 0);
  return { year, parts, forms, warnings };
}
