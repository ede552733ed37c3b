/**
 * Requests to pay are remembered for a day, so that one whose response was lost can be repeated. Later the week itself
 * still refuses to be paid twice.
 */
import type { Services } from '../../operation/services.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { sweptRequests } from './sweepRequests.sql.ts';

/** What docs/api.md promises, and an hour for clocks that differ and requests that took long. */
const KEPT_MS = 25 * 3_600_000;

/** Deletes a batch of the requests that are older; the next call goes on. */
export async function sweepRequests({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await changeIn(db, sweptRequests({ before: new Date(now().getTime() - KEPT_MS) }));
}
