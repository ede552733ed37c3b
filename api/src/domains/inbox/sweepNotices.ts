/** Notices that were read are kept for a while; those that were not stay. */
import type { Services } from '../../operation/services.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { sweptNotices } from './sweepNotices.sql.ts';

const KEPT_MS = 90 * 86_400_000;

/** Deletes a batch of those read before; the next call goes on. */
export async function sweepNotices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await changeIn(db, sweptNotices({ before: new Date(now().getTime() - KEPT_MS) }));
}
