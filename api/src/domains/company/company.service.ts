/** The company itself: one record, shown to everybody on the first page and printed on documents. */
import { fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { advisoryLock } from '../../platform/sql/locks.sql.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import type { CompanyProfile } from './profile.ts';
import { SAMPLE_COMPANY } from './sample.ts';

/**
 * What is left out stays unchanged; null empties the numbers of authorities and of the bank, and the limit for
 * payments.
 */
export type CompanyChanges = {
  [Field in keyof Omit<CompanyProfile, 'isSample'>]?: CompanyProfile[Field] | null;
};

/** The company's record, or the sample until there is one. */
export async function readCompany(db: Pick<Tx, 'companyProfile'>): Promise<CompanyProfile> {
  const row = await db.companyProfile.findUnique({ where: { id: 1 }, omit: { id: true, updatedAt: true } });
  if (!row) return { ...SAMPLE_COMPANY, isSample: true };
  return {
    ...row,
    operatingSince: fromUtcMidnight(row.operatingSince),
    fleetAsOf: fromUtcMidnight(row.fleetAsOf),
    secondPersonAbove: row.secondPersonAbove && toAmount(fromDecimal(row.secondPersonAbove)),
    isSample: false,
  };
}

const BANK = ['bankName', 'bankRoutingNumber', 'achCompanyId', 'odfiRoutingNumber'] as const;

/** Whether the EIN, the bank, who needs a second factor, or what needs a second person would become another. */
export async function needsFresh({ db }: SignedInContext, changes: CompanyChanges): Promise<boolean> {
  const { secondFactorRoles: roles } = changes;
  const company = await readCompany(db);
  const changesRoles = roles && [...roles].sort().join() !== [...company.secondFactorRoles].sort().join();
  return (
    changesRoles === true ||
    (['ein', 'secondPersonAbove', ...BANK] as const).some(
      (field) => changes[field] !== undefined && changes[field] !== company[field],
    )
  );
}

/** Saves what is given. Throws ValidationError for a day that has not come yet. */
export async function updateCompany(context: SignedInContext, changes: CompanyChanges): Promise<void> {
  refuseLaterDays(context, changes);
  await inTransaction(context.db, async (tx) => {
    // One at a time, from the first save on, when there is no row to lock yet.
    await rowsIn(tx, advisoryLock({ number: 4001 }));
    const { isSample, ...before } = await readCompany(tx);
    const after = { ...before, ...given(changes) };
    if (!isSample && JSON.stringify(before) === JSON.stringify(after)) return;
    const row = {
      ...after,
      operatingSince: toUtcMidnight(after.operatingSince),
      fleetAsOf: toUtcMidnight(after.fleetAsOf),
      updatedAt: context.now(),
    };
    await tx.companyProfile.upsert({
      where: { id: 1 },
      create: { id: 1, ...row },
      update: row,
      select: { id: true },
    });
    await record(tx, context, {
      action: 'COMPANY_UPDATED',
      level: 'WARNING',
      entityType: 'CompanyProfile',
      entityId: '1',
      ...(isSample ? {} : { oldValues: before }),
      newValues: after,
    });
  });
}

const NULLABLE: readonly string[] = ['ein', 'usdotNumber', 'mcNumber', 'secondPersonAbove', ...BANK];

/** The effective changes: null means 'unchanged' for what cannot be empty. */
const given = (changes: CompanyChanges) =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && (value !== null || NULLABLE.includes(field)),
    ),
  ) as Partial<Omit<CompanyProfile, 'isSample'>>;

function refuseLaterDays(context: Context, changes: CompanyChanges): void {
  const today = todayIn(context.now(), context.timeZone);
  for (const [field, label] of [
    ['operatingSince', 'Operating since'],
    ['fleetAsOf', 'The day of the fleet'],
  ] as const)
    if ((changes[field] ?? today) > today)
      throw ValidationError.of(field, `${label} must not be in the future.`);
}
