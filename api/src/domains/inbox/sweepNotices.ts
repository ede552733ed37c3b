/** Read notices are kept for a while; unread ones stay. */
import type { Services } from '../../operation/services.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { sweptNotices } from './sweepNotices.sql.ts';

const KEPT_MS = 90 * 86_400_000;

/** Deletes a batch of notices read before then; the next call continues. */
export async function sweepNotices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await changeIn(db, sweptNotices({ before: new Date(now().getTime() - KEPT_MS) }));
}
