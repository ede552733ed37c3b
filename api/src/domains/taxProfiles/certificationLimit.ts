/** How many times a person may sign a Form W-9: enough to fix typos, too few to guess numbers. */
import { formatInstant } from 'rules/instantFormats';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { RateLimitError } from '../../operation/errors.ts';

const DAY_MS = 24 * 60 * 60_000;
const MOST = [
  { times: 3, per: 'day', within: DAY_MS },
  { times: 6, per: 'year', within: 365 * DAY_MS },
] as const;

/** Throws RateLimitError for someone who has signed too many times. The caller has locked the person's row. */
export async function admitCertification(tx: Tx, context: SignedInContext): Promise<void> {
  const { id: userId } = context.viewer;
  // A new request to certify resets the count.
  const asked = await tx.taxNumberDecision.findFirst({
    where: { verdict: 'MISTAKE', profile: { userId } },
    orderBy: { decidedAt: 'desc' },
    select: { decidedAt: true },
  });
  const forms = await tx.taxProfile.findMany({
    where: { userId, ...(asked ? { signedAt: { gt: asked.decidedAt } } : {}) },
    orderBy: { signedAt: 'desc' },
    take: Math.max(...MOST.map(({ times }) => times)),
    select: { signedAt: true },
  });
  const next = Math.max(
    ...MOST.map(({ times, within }) => (forms[times - 1]?.signedAt.getTime() ?? -within) + within),
  );
  if (next <= context.now().getTime()) return;
  throw new RateLimitError(
    `A Form W-9 can be signed ${MOST.map(({ times, per }) => `${times} times a ${per}`).join(' and ')}. The next one can be signed after ${formatInstant(new Date(next).toISOString(), context.timeZone)}.`,
  );
}
