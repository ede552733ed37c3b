/** Certifying a Form W-9: for oneself, in a session of one's own. What was certified before stays as it was. */
import { randomUUID } from 'node:crypto';
import { record } from '../auditLogs/record.ts';
import type { Context, SignedInContext, Tx } from '../context.ts';
import { inTransaction, isUniqueViolation } from '../db/transaction.ts';
import { W9_REVISION } from '../documents/pdf/w9Words.ts';
import { ValidationError } from '../graphql/errors.ts';
import { assertAllowed, canSign } from '../identity/policy.ts';
import { type Certification, legalNameOf, personOf } from './certification.ts';
import { isNameOf } from './names.ts';
import { sealNumber, taxNumberIndex } from './sealedNumber.ts';
import { digitsOf, taxNumberWarning } from './taxNumber.ts';

const MAX_TRIES = 10;

export interface Certified {
  profileId: string;
  userId: string;
  /** Sentences about what is unusual, for the payee to look at once more. */
  warnings: string[];
}

/** Certifies the input, which has passed `certification`, as the viewer's next version. Throws ForbiddenError or ValidationError. */
export async function certifyTaxProfile(context: SignedInContext, input: Certification): Promise<Certified> {
  const { id: userId } = context.viewer;
  const digits = digitsOf(input.taxNumber)!;
  const profile = { ...profileOf(context, userId, input, digits), id: randomUUID() };
  const row = { ...profile, ...sealNumber(context.keys, profile, digits) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await inTransaction(context.db, (tx) => addVersion(tx, context, input, row));
      break;
    } catch (error) {
      // Another certification of the same person took the version.
      if (attempt === MAX_TRIES || !isUniqueViolation(error, ['userId', 'version'])) throw error;
    }
  }
  const warning = taxNumberWarning(input.taxNumberType, digits);
  return { profileId: row.id, userId, warnings: warning ? [warning] : [] };
}

function profileOf(context: Context, userId: string, input: Certification, digits: string) {
  return {
    userId,
    legalName: legalNameOf(input),
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
    taxNumberIndex: taxNumberIndex(context.keys, digits),
    taxNumberLast4: digits.slice(-4),
    itemTwoCrossed: input.itemTwoCrossed ?? false,
    formRevision: W9_REVISION,
    signedName: input.signedName,
    signedAt: context.now(),
    signedIpAddress: context.request.ipAddress,
    signedUserAgent: context.request.userAgent?.slice(0, 400) ?? null,
  };
}

type Row = ReturnType<typeof profileOf> & { id: string; taxNumberCipher: string; taxNumberKeyId: string };

async function addVersion(tx: Tx, context: SignedInContext, input: Certification, row: Row): Promise<void> {
  await assertSigner(tx, context, input);
  const newest = await tx.taxProfile.findFirst({
    where: { userId: row.userId },
    orderBy: { version: 'desc' },
    select: { version: true },
  });
  const version = (newest?.version ?? 0) + 1;
  await tx.taxProfile.create({ data: { ...row, version }, select: { id: true } });
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
    },
  });
}

/** A live session of the viewer's own, and for an entity the viewer's own name below it: whoever signs is known. */
async function assertSigner(tx: Tx, context: SignedInContext, input: Certification): Promise<void> {
  const { id: userId, sessionId } = context.viewer;
  // A program that comes with an access token has none.
  const session = sessionId
    ? await tx.session.findFirst({
        where: { id: sessionId, userId, revokedAt: null },
        select: { user: { select: { firstName: true, lastName: true } } },
      })
    : null;
  assertAllowed(context, 'Mutation.certifyTaxProfile', canSign(session !== null));
  if (session && !personOf(input) && !isNameOf(input.signedName, session.user))
    throw ValidationError.of(
      'signedName',
      `Signature must be your own name, ${session.user.firstName} ${session.user.lastName}.`,
    );
}
