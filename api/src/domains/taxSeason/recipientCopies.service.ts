/** Copies for all recipients of a year in one archive. */
import { foldToAscii } from 'rules/latinLetters';
import { recordAll } from '../../audit/record.ts';
import type { Form1099Copy } from '../../documents/pdf/form1099.ts';
import type { FileShape } from '../../graph/file.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inArchiveTurn, MAX_ARCHIVED, packPdfs } from '../../operation/pdfArchive.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readContent, type TaxContent } from '../taxDocuments/content.ts';
import { isCurrentIn } from '../taxDocuments/current.ts';
import { isFiled } from '../taxDocuments/filed.ts';
import { currentYear, readYearFacts } from '../taxDocuments/readFacts.ts';
import { LIVE } from '../taxDocuments/taxDocuments.service.ts';
import { assertTaxYear } from '../taxDocuments/taxYears.ts';
import { form1099Pdf, type KeptDocument } from '../taxDocuments/toPdf.ts';

const COPIES: readonly Form1099Copy[] = ['B', 'TWO'];

type Finished = KeptDocument & { id: string; userId: string };

const formsOf = (year: number, status: Prisma.TaxDocumentWhereInput['status']) =>
  ({
    AND: [{ year, type: { not: 'W9' }, status }, LIVE],
  }) satisfies Prisma.TaxDocumentWhereInput;
const finished = (year: number) => formsOf(year, { not: 'DRAFT' });

/** How many forms of the year have no copies yet, and why; null if none. */
async function describeLeftOut(
  { db }: SignedInContext,
  year: number,
  outdated: number,
): Promise<string | null> {
  const drafts = await db.taxDocument.count({ where: formsOf(year, 'DRAFT') });
  const counted = [
    ...(drafts ? [drafts === 1 ? '1 form that is a draft' : `${drafts} forms that are drafts`] : []),
    ...(outdated ? [`${outdated} ${outdated === 1 ? 'form' : 'forms'} to generate again`] : []),
  ];
  return counted.join(' and ') || null;
}

/** 'Example-Sam-form-1099-nec-2025-C-17-25.pdf': it contains only letters of typed texts. */
function formatFileName({ type, year, payee, accountNumber, kind }: TaxContent): string {
  const name = foldToAscii(payee.name)
    .replace(/[^a-z]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const form = type === 'FORM_1099_MISC' ? 'form-1099-misc' : 'form-1099-nec';
  const mark = kind === 'ORIGINAL' ? null : 'corrected';
  return [name || 'Recipient', form, year, accountNumber, mark].filter(Boolean).join('-');
}

/** Unique file names for one folder: a second equal name ends in 2. */
function uniqueNames() {
  const taken = new Map<string, number>();
  return (name: string): string => {
    const folded = name.toLowerCase();
    const times = (taken.get(folded) ?? 0) + 1;
    taken.set(folded, times);
    return `${name}${times === 1 ? '' : `-no${times}`}.pdf`;
  };
}

const nothingToHandOut = (year: number): string => `There is no finished 1099 of ${year} to hand out.`;

async function readFinished({ db }: SignedInContext, year: number): Promise<Finished[]> {
  const rows = await db.taxDocument.findMany({
    where: finished(year),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_ARCHIVED + 1,
    select: { id: true, userId: true, status: true, missing: true, supersededAt: true, snapshot: true },
  });
  if (rows.length === 0) throw new ConflictError(nothingToHandOut(year));
  if (rows.length > MAX_ARCHIVED)
    throw new ConflictError(`More than ${MAX_ARCHIVED} forms: please download them one by one.`);
  return rows.map(({ snapshot, ...row }) => ({ ...row, content: readContent(snapshot) }));
}

/** Those that were filed, or would be the same if they were generated again. */
async function withoutOutdated(
  context: SignedInContext,
  year: number,
  forms: readonly Finished[],
): Promise<Finished[]> {
  const facts = await readYearFacts(context.db, context, year);
  return forms.filter((form) => isFiled(form.status) || isCurrentIn(facts, form));
}

function pack(context: SignedInContext, forms: readonly Finished[]): Promise<Uint8Array> {
  const toUniqueName = uniqueNames();
  return packPdfs(context, forms, async (form, options) => {
    const bytes = await context.pdf.renderPdf('form1099', form1099Pdf(form, COPIES), options);
    return { name: toUniqueName(formatFileName(form.content)), bytes };
  });
}

const enterDownloads = (context: SignedInContext, forms: readonly Finished[]): Promise<void> =>
  inTransaction(context.db, (tx) =>
    recordAll(
      tx,
      context,
      forms.map(({ id, userId, status, content: { type, year } }) => ({
        action: 'TAX_DOCUMENT_DOWNLOADED',
        entityType: 'TaxDocument',
        entityId: id,
        newValues: { userId, type, year, status, copies: COPIES },
      })),
    ),
  );

/**
 * Copies B and 2 of every generated, submitted or approved 1099 of a year, one PDF per form, except generated ones that
 * are out of date. Each download is recorded. Throws ValidationError for a year out of range, ConflictError if there are none, and UNAVAILABLE while others are
 * being packed.
 */
export async function recipientCopies(context: SignedInContext, year: number): Promise<FileShape> {
  assertTaxYear(year, currentYear(context));
  return inArchiveTurn(async () => {
    const all = await readFinished(context, year);
    const forms = await withoutOutdated(context, year, all);
    const leftOut = await describeLeftOut(context, year, all.length - forms.length);
    if (forms.length === 0) throw new ConflictError(`${nothingToHandOut(year)} Left out: ${leftOut}.`);
    const bytes = await pack(context, forms);
    await enterDownloads(context, forms);
    return { filename: `recipient-copies-${year}.zip`, contentType: 'application/zip', bytes, leftOut };
  });
}
