/**
 * Settings that the law and the IRS announce for a year and an administrator enters: the threshold, and the upload
 * file's header.
 */
import { type Cents, formatMoney, fromDecimal, toAmount, toDecimal, toExactCents } from 'rules/money';
import { FIRST_CONFIGURED_YEAR, findThresholdIssue } from 'rules/reportingThreshold';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import type { TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { LOCKS } from '../../platform/db/locks.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { advisoryLock } from '../../platform/sql/locks.sql.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { currentYear } from '../taxDocuments/readFacts.ts';
import { assertTaxYear, taxYear } from '../taxDocuments/taxYears.ts';
import { assertUsable, parseHeader } from './filingTemplate.ts';

/** One save at a time, even before there is a row to lock. */
const lockYearSettings = (tx: Tx) => rowsIn(tx, advisoryLock({ number: LOCKS.yearSettings }));

/**
 * Checks that the law leaves the year's threshold open and that the amount is in the law's steps. Throws
 * ValidationError.
 */
function assertThreshold(year: number, threshold: Cents, thisYear: number): void {
  const fixed = taxYear(year).threshold;
  if (fixed !== null)
    throw ValidationError.of('year', `The threshold of ${year} is fixed by law: ${formatMoney(fixed)}.`);
  if (year < FIRST_CONFIGURED_YEAR || year > thisYear + 1)
    throw ValidationError.of('year', `Year must be from ${FIRST_CONFIGURED_YEAR} to ${thisYear + 1}.`);
  const issue = findThresholdIssue(threshold);
  if (issue) throw ValidationError.of('threshold', issue);
}

/** Sets the total at which a form of the year is due. Returns the year. Throws ValidationError. */
export async function setReportingThreshold(
  context: SignedInContext,
  { year, threshold: amount }: { year: number; threshold: number },
): Promise<number> {
  // The Money scalar allows only exact cents.
  const threshold = toExactCents(amount)!;
  assertThreshold(year, threshold, currentYear(context));
  await inTransaction(context.db, async (tx) => {
    await lockYearSettings(tx);
    const before = await tx.taxYearSetting.findUnique({ where: { year } });
    if (before && fromDecimal(before.reportingThreshold) === threshold) return;
    const data = { reportingThreshold: toDecimal(threshold), updatedAt: context.now() };
    await tx.taxYearSetting.upsert({ where: { year }, create: { year, ...data }, update: data });
    await record(tx, context, {
      action: 'REPORTING_THRESHOLD_SET',
      entityType: 'TaxYearSetting',
      entityId: String(year),
      ...(before ? { oldValues: { threshold: toAmount(fromDecimal(before.reportingThreshold)) } } : {}),
      newValues: { year, threshold: amount },
    });
  });
  return year;
}

export interface TemplateKey {
  type: Exclude<TaxDocumentType, 'W9'>;
  year: number;
}

/** Saves the header of the official upload file. Returns its key. Throws ValidationError. */
export async function setFilingTemplate(
  context: SignedInContext,
  { type, year, header }: { type: TaxDocumentType; year: number; header: string },
): Promise<TemplateKey> {
  if (type === 'W9')
    throw ValidationError.of('type', 'Type must be a 1099: a Form W-9 is kept and never filed.');
  assertTaxYear(year, currentYear(context));
  const columns = parseHeader(header);
  assertUsable(type, columns);
  const key = { type, year };
  await inTransaction(context.db, async (tx) => {
    await lockYearSettings(tx);
    const before = await tx.filingTemplate.findUnique({ where: { type_year: key } });
    if (before && before.columns.join('\n') === columns.join('\n')) return;
    const data = { columns, updatedAt: context.now() };
    await tx.filingTemplate.upsert({ where: { type_year: key }, create: { ...key, ...data }, update: data });
    await record(tx, context, {
      action: 'FILING_TEMPLATE_SET',
      entityType: 'FilingTemplate',
      entityId: `${type}/${year}`,
      ...(before ? { oldValues: { columns: before.columns } } : {}),
      newValues: { type, year, columns },
    });
  });
  return key;
}
