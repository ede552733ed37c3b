/**
 * Payroll requests are kept for a day, so that a client can repeat one whose response was lost. After that, the week
 * itself still cannot be paid twice.
 */
import type { Services } from '../../operation/services.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { sweptRequests } from './sweepRequests.sql.ts';

/** As docs/api.md promises, plus an hour for clock differences and slow requests. */
const KEPT_MS = 25 * 3_600_000;

/** Deletes a batch of older requests; the next call continues. */
export async function sweepRequests({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await changeIn(db, sweptRequests({ before: new Date(now().getTime() - KEPT_MS) }));
}
