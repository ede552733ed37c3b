/** The limit above which money needs a second person, and who may take it away. */
import { formatAmount } from 'rules/amounts';
import { z } from 'zod';
import type { Tx } from '../../operation/context.ts';

type Limit = number | null;

const limit = z.number().nullable();

/** What a request for another limit says: what is wanted, and what it was then. */
export const limitContent = z.object({ before: limit, after: limit });
export type LimitContent = z.infer<typeof limitContent>;

/** Whether one person could do more alone than before. */
export const lowersGuard = (before: Limit, after: Limit): boolean =>
  before !== null && (after === null || after > before);

const inWords = (value: Limit): string => (value === null ? 'none' : formatAmount(value));

export const describeLimit = ({ before, after }: LimitContent): string =>
  `from ${inWords(before)} to ${inWords(after)}`;

/** Whether somebody else could agree: a company with one administrator could never change its limit otherwise. */
export const hasOtherAdministrator = async (db: Pick<Tx, 'user'>, viewerId: string): Promise<boolean> =>
  (await db.user.count({
    where: {
      ...{ id: { not: viewerId }, isActive: true, archivedAt: null },
      roles: { some: { role: 'IT_Admin' } },
    },
  })) > 0;
