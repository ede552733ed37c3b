/** The company's one record. The first page shows it to everyone, and documents print it. */
import { fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { LOCKS } from '../../platform/db/locks.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { advisoryLock } from '../../platform/sql/locks.sql.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { askForApproval } from '../approvalRequests/ask.ts';
import { BANK, type BankContent, bankContent, isSameBank, pickBank } from './bank.ts';
import { hasOtherAdministrator, type LimitContent, limitContent, lowersGuard } from './limit.ts';
import type { CompanyProfile } from './profile.ts';
import { SAMPLE_COMPANY } from './sample.ts';

/** Omitted fields stay unchanged. Null clears the numbers of authorities and of the bank, and the payment limit. */
export type CompanyChanges = {
  [Field in keyof Omit<CompanyProfile, 'isSample'>]?: CompanyProfile[Field] | null;
};

/** The company's record, or the sample if there is none yet. */
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

/** Whether the EIN, the bank, the roles that need a second factor, or the rules for a second person would change. */
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

/** One save at a time, even before there is a row to lock. */
const lockCompany = (tx: Tx) => rowsIn(tx, advisoryLock({ number: LOCKS.company }));

/** Saves the record, and records what changed. */
async function save(
  tx: Tx,
  context: SignedInContext,
  { isSample, ...before }: CompanyProfile,
  after: Omit<CompanyProfile, 'isSample'>,
): Promise<void> {
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
    entityType: 'CompanyProfile',
    entityId: '1',
    ...(isSample ? {} : { oldValues: before }),
    newValues: after,
  });
  const { secondPersonAbove: limit } = before;
  if (isSample || limit === null || !lowersGuard(limit, after.secondPersonAbove)) return;
  const facts = { before: limit, after: after.secondPersonAbove };
  await notify(tx, context, { kind: 'LIMIT_LOWERED', aboutId: context.viewer.id, facts });
}

/**
 * Saves the given fields. If the company requires a second person, new bank details and a higher limit or none wait for
 * approval, as long as there is another administrator. Throws ValidationError for a future day, and ConflictError while
 * another request is open.
 */
export async function updateCompany(context: SignedInContext, changes: CompanyChanges): Promise<void> {
  refuseLaterDays(context, changes);
  await inTransaction(context.db, async (tx) => {
    await lockCompany(tx);
    const { isSample, ...before } = await readCompany(tx);
    const after = { ...before, ...given(changes) };
    const { secondPersonAbove: limit } = before;
    const bankWaits = limit !== null && !isSameBank(before, after);
    const limitWaits =
      lowersGuard(limit, after.secondPersonAbove) && (await hasOtherAdministrator(tx, context));
    const kept = {
      ...(bankWaits ? pickBank(before) : {}),
      ...(limitWaits ? { secondPersonAbove: limit } : {}),
    };
    await save(tx, context, { isSample, ...before }, { ...after, ...kept });
    if (bankWaits) await askForBank(tx, context, { before: pickBank(before), after: pickBank(after) });
    if (limitWaits) await askForLimit(tx, context, { before: limit, after: after.secondPersonAbove });
  });
}

const askForBank = (tx: Tx, context: SignedInContext, content: BankContent) =>
  askForApproval(tx, context, {
    ...{ kind: 'SET_COMPANY_BANK', amount: null, content: { ...content }, payees: [] },
    awaited: 'Other bank details are waiting for a second person. Withdraw that request first.',
    notice: { kind: 'BANK_CHANGE_REQUESTED', aboutId: context.viewer.id, facts: { endsIn: null } },
  });

const askForLimit = (tx: Tx, context: SignedInContext, content: LimitContent) =>
  askForApproval(tx, context, {
    ...{ kind: 'CHANGE_LIMIT', amount: null, content: { ...content }, payees: [] },
    awaited: 'Another limit is waiting for a second person. Withdraw that request first.',
    notice: { kind: 'LIMIT_CHANGE_REQUESTED', aboutId: context.viewer.id, facts: {} },
  });

/** Saves the limit that the viewer approves. Throws ConflictError if the limit has changed since the request. */
export async function saveApprovedLimit(
  tx: Tx,
  context: SignedInContext,
  { content }: { content: unknown },
): Promise<void> {
  const { before, after } = limitContent.parse(content);
  await lockCompany(tx);
  const company = await readCompany(tx);
  if (company.secondPersonAbove !== before)
    throw new ConflictError('The limit has changed since. Decline this request.');
  const { isSample: _isSample, ...now } = company;
  await save(tx, context, company, { ...now, secondPersonAbove: after });
}

/** Saves the bank details that the viewer approves. Throws ConflictError if they have changed since the request. */
export async function saveApprovedBank(
  tx: Tx,
  context: SignedInContext,
  { content }: { content: unknown },
): Promise<void> {
  const { before, after } = bankContent.parse(content);
  await lockCompany(tx);
  const company = await readCompany(tx);
  if (!isSameBank(company, before))
    throw new ConflictError('The company’s bank details have changed since. Decline this request.');
  const { isSample: _isSample, ...now } = company;
  await save(tx, context, company, { ...now, ...after });
}

const NULLABLE: readonly string[] = [
  'ein',
  'usdotNumber',
  'mcNumber',
  'secondPersonAbove',
  'payday',
  ...BANK,
];

/** The effective changes: null means 'unchanged' for a field that cannot be empty. */
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
    ['fleetAsOf', 'Fleet as of'],
  ] as const)
    if ((changes[field] ?? today) > today)
      throw ValidationError.of(field, `${label} must not be in the future.`);
}
