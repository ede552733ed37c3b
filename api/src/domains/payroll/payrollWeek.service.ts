/** One person's week in the payroll tracker: what was logged, and what is proposed. */
import { GraphQLError } from 'graphql';
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { SignedInContext } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { canPay } from '../../viewer/policy.ts';
import type { ComputedRun } from './pay/computeRun.ts';
import { computeProposal } from './pay/proposal.ts';
import { type PayrollWeekDay, proposedDays } from './pay/proposedDays.ts';
import { weekPayDate } from './payDate.ts';
import { ARCHIVED_PAYEE } from './payee.ts';
import { ALREADY_PROCESSED } from './process.service.ts';
import { readWeekFacts } from './readWeekFacts.ts';

export interface PayrollWeek {
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  days: PayrollWeekDay[];
  /** The date on which the week would be paid. */
  payDate: Day;
  /** Whether something can be added to the person's pay. */
  canAdd: boolean;
  /** Why the viewer cannot process the week; null if they can. */
  reason: string | null;
  /** Keys of receipts that can be paid with the week or added to it, by day. */
  receiptIds: string[];
  /** The week's run if it were processed as proposed; empty if it cannot be processed. */
  proposal: ComputedRun;
}

/** The valid regular run of a person's week: there is at most one. */
export const liveRunWhere = ({ userId, weekStart }: Pick<PayrollWeek, 'userId' | 'weekStart'>) =>
  ({ userId, weekStart: toUtcMidnight(weekStart), kind: 'REGULAR', status: { not: 'VOID' } }) as const;

/** The week that contains the day. Throws a GraphQLError with the code NOT_FOUND if there is no such person. */
export async function payrollWeek(context: SignedInContext, id: string, day: Day): Promise<PayrollWeek> {
  const { db, viewer } = context;
  const userId = keyOrNone('User', id);
  const weekStart = startOfWeek(day);
  const facts = userId ? (await readWeekFacts(db, weekStart, [userId])).get(userId) : undefined;
  if (!userId || !facts) throw new GraphQLError('User not found.', { extensions: { code: 'NOT_FOUND' } });
  const today = todayIn(context.now(), context.timeZone);
  const payDate = await weekPayDate(db, weekStart, today);
  const refusal = canPay(viewer, { id: userId }) ?? (facts.isArchived ? ARCHIVED_PAYEE : null);
  const reason = facts.run ? ALREADY_PROCESSED : refusal;
  const days = proposedDays(facts, facts.logs, weekStart, today);
  return {
    ...{ userId, weekStart, weekEnd: addDays(weekStart, 6), days, payDate, reason },
    canAdd: refusal === null,
    receiptIds: facts.receipts.map((receipt) => receipt.id),
    proposal: computeProposal(reason === null ? facts : { priorPayments: [], plans: [] }, {
      ...{ weekStart, payDate },
      days: reason === null ? days : [],
      receipts: reason === null ? facts.receipts : [],
    }),
  };
}
