/** Deletes files that no receipt has named for a day. */
import type { Services } from '../../operation/services.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { removedOldFiles } from './files.sql.ts';

const KEPT_MS = 86_400_000;

export async function sweepReceiptFiles({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await changeIn(db, removedOldFiles({ before: new Date(now().getTime() - KEPT_MS) }));
}
