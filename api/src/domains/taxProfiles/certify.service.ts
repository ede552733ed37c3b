/** Certifies a Form W-9: only for the viewer, in their own session. Earlier certifications stay as they were. */
import { randomUUID } from 'node:crypto';
import { formatDay } from 'rules/dayFormats';
import { fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { findTaxNumberWarning, parseTaxNumber } from 'rules/taxNumber';
import { todayIn } from 'rules/zonedDays';
import { writtenBy } from '../../audit/deletedUsers.ts';
import { record } from '../../audit/record.ts';
import { W9_REVISION } from '../../documents/pdf/w9Words.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canSign } from '../../viewer/policy.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { type Certification, formatLegalName, toPerson } from './certification.ts';
import { admitCertification } from './certificationLimit.ts';
import { type EarlierForm, findStatusBeginning } from './earlierForms.ts';
import { isNameFor } from './names.ts';
import { closeW9Request } from './requestW9.service.ts';
import { indexNumber, listIndexes, sealNumber } from './sealedNumber.ts';

export interface Certified {
  profileId: string;
  userId: string;
  /** Warnings for the payee to check again. */
  warnings: string[];
}

/**
 * Certifies input that passed `certification` as the viewer's next version. Throws ForbiddenError, RateLimitError or
 * ValidationError. The result does not depend on whether someone else has the number.
 */
export async function certifyTaxProfile(context: SignedInContext, input: Certification): Promise<Certified> {
  const { id: userId } = context.viewer;
  const digits = parseTaxNumber(input.taxNumber)!;
  const profile = { ...toProfileData(context, userId, input, digits), id: randomUUID() };
  const row = { ...profile, ...sealNumber(context.keys, profile, digits) };
  await inTransaction(context.db, async (tx) => {
    // Signing locks the person, because versions and the limit are counted.
    await lockPerson(tx, userId);
    await assertSigner(tx, context, input);
    await admitCertification(tx, context);
    const version = await addVersion(tx, context, input, row);
    await closeW9Request(tx, userId);
    if (version === 1) await notifyOfDoubt(tx, context);
    await recordSharers(tx, context, row, digits);
  });
  const warning = findTaxNumberWarning(input.taxNumberType, digits);
  return { profileId: row.id, userId, warnings: warning ? [warning] : [] };
}

function toProfileData(context: Context, userId: string, input: Certification, digits: string) {
  return {
    userId,
    legalName: formatLegalName(input),
    firstName: input.firstName ?? null,
    middleName: input.middleName ?? null,
    lastName: input.lastName ?? null,
    suffix: input.suffix ?? null,
    businessName: input.businessName ?? null,
    taxClass: input.taxClass,
    llcClass: input.llcClass ?? null,
    otherClass: input.otherClass ?? null,
    exemptPayeeCode: input.exemptPayeeCode ?? null,
    fatcaCode: input.fatcaCode ?? null,
    street: input.street,
    city: input.city,
    state: input.state,
    zip: input.zip,
    taxNumberType: input.taxNumberType,
    ...indexNumber(context.keys, digits),
    taxNumberLast4: digits.slice(-4),
    itemTwoCrossed: input.itemTwoCrossed ?? false,
    formRevision: W9_REVISION,
    signedName: input.signedName,
    signedAt: context.now(),
    signedIpAddress: context.request.ipAddress,
    signedUserAgent: context.request.userAgent?.slice(0, 400) ?? null,
  };
}

type Row = ReturnType<typeof toProfileData> & { id: string; taxNumberCipher: string; taxNumberKeyId: string };

async function addVersion(tx: Tx, context: SignedInContext, input: Certification, row: Row): Promise<number> {
  const earlier = await tx.taxProfile.findMany({
    where: { userId: row.userId },
    orderBy: { version: 'desc' },
    select: {
      version: true,
      replacesFrom: true,
      taxClass: true,
      llcClass: true,
      exemptPayeeCode: true,
      changedOn: true,
      signedAt: true,
    },
  });
  const version = (earlier[0]?.version ?? 0) + 1;
  const holds = placeAmong(context, input, earlier);
  await tx.taxProfile.create({ data: { ...row, ...holds, version }, select: { id: true } });
  await record(tx, context, {
    action: 'TAX_PROFILE_CERTIFIED',
    entityType: 'TaxProfile',
    entityId: row.id,
    newValues: {
      userId: row.userId,
      version,
      taxClass: row.taxClass,
      numberType: row.taxNumberType,
      endsIn: row.taxNumberLast4,
      ...(holds.replacesFrom ? { replacesFrom: holds.replacesFrom } : {}),
      ...(input.changedOn ? { changedOn: input.changedOn } : {}),
    },
  });
  return version;
}

/** Someone else chose the account's password and could have signed in as its owner, at that time or since. */
async function notifyOfDoubt(tx: Tx, context: SignedInContext): Promise<void> {
  const { id: userId } = context.viewer;
  const chosen = await tx.auditLog.findFirst({
    where: {
      entityType: 'User',
      entityId: userId,
      action: { in: ['USER_CREATED', 'PASSWORD_RESET_BY_ADMIN'] },
      OR: [{ userId: { not: null } }, { deletedUserNumber: { not: null } }],
    },
    orderBy: [{ timestamp: 'desc' }, { id: 'desc' }],
    select: { userId: true, deletedUser: { select: { userId: true } } },
  });
  if (!chosen) return;
  await notify(tx, context, {
    kind: 'FIRST_W9_IN_DOUBT',
    aboutId: userId,
    byId: writtenBy(chosen),
    facts: {},
  });
}

/** For people who read the log and taxpayer numbers. The person who certified must not find out. */
async function recordSharers(tx: Tx, context: SignedInContext, row: Row, digits: string): Promise<void> {
  const others = await tx.taxProfile.findMany({
    where: { taxNumberIndex: { in: listIndexes(context.keys, digits) }, userId: { not: row.userId } },
    distinct: ['userId'],
    orderBy: { userId: 'asc' },
    select: { userId: true },
  });
  if (others.length === 0) return;
  await record(tx, context, {
    action: 'TAX_NUMBER_SHARED',
    entityType: 'TaxProfile',
    entityId: row.id,
    newValues: {
      userId: row.userId,
      sharedWith: others.map(({ userId }) => userId),
      numberType: row.taxNumberType,
      endsIn: row.taxNumberLast4,
    },
  });
  await notify(tx, context, {
    kind: 'TAX_NUMBER_REPEATED',
    aboutId: row.userId,
    facts: { others: others.length },
  });
}

type Earlier = EarlierForm & { changedOn: Date | null; signedAt: Date };

/** Where the new form fits among the earlier ones. Throws ValidationError for an impossible day. */
function placeAmong(
  { now, timeZone }: Context,
  { earlierForm, changedOn }: Certification,
  earlier: readonly Earlier[],
): { changedOn?: Date; replacesFrom?: number } {
  const began = findStatusBeginning(earlier);
  if (earlierForm === 'WAS_WRONG' && began) return { replacesFrom: began.version };
  if (!changedOn) return {};
  if (changedOn > todayIn(now(), timeZone))
    throw ValidationError.of('changedOn', 'Date of the change must not be in the future.');
  const first = earlier.find(({ version }) => version === began?.version);
  const since = first?.changedOn
    ? fromUtcMidnight(first.changedOn)
    : first && todayIn(first.signedAt, timeZone);
  if (since && !began?.isFirst && changedOn < since)
    throw ValidationError.of(
      'changedOn',
      `Date of the change must not be before ${formatDay(since)}, when the earlier form began.`,
    );
  return { changedOn: toUtcMidnight(changedOn) };
}

/**
 * Requires an active session of the viewer, and for an entity the viewer's own name in the signature, so that the
 * signer is known.
 */
async function assertSigner(tx: Tx, context: SignedInContext, input: Certification): Promise<void> {
  const { id: userId, sessionId } = context.viewer;
  // A program with an access token has no session.
  const session = sessionId
    ? await tx.session.findFirst({
        where: { id: sessionId, userId, revokedAt: null },
        select: { user: { select: { firstName: true, lastName: true } } },
      })
    : null;
  assertAllowed(context, 'Mutation.certifyTaxProfile', canSign(session !== null));
  if (session && !toPerson(input) && !isNameFor(input.signedName, session.user))
    throw ValidationError.of(
      'signedName',
      `Signature must be your own name, ${session.user.firstName} ${session.user.lastName}.`,
    );
}
