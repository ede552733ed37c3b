import { graphql, readInlineData } from 'relay-runtime';
import type {
  submittedWeek_week$data,
  submittedWeek_week$key,
} from '../../__generated__/submittedWeek_week.graphql';

/** A week of the queue. Read as plain data, because a selection collects the days of many weeks. */
export type SubmittedWeek = Omit<submittedWeek_week$data, ' $fragmentType'>;
export type SubmittedDay = SubmittedWeek['days'][number];

export function submittedWeek(key: submittedWeek_week$key): SubmittedWeek {
  return readInlineData(
    graphql`
      fragment submittedWeek_week on SubmittedWeek @inline @throwOnFieldError {
        user {
          id
          name
          dailyRate
          ...PersonLink_user
        }
        weekStart
        dayRates
        usual {
          fewestDays
          mostDays
          routes
          mostExpenses
        }
        pendingDays
        pendingReceipts
        submittedAt
        viewerCanDecide
        reason
        days {
          id
          date
          worked
          description
          status
          rejectionReason
          revision
          viewerCanDecide
          payrollRun {
            number
          }
        }
        receipts {
          id
          amount
          status
          payrollRun {
            number
          }
          ...receiptRow_receipt
        }
      }
    `,
    key,
  );
}

/** A week's row key: a person has one week per Monday. */
export const weekKey = ({ user, weekStart }: Pick<SubmittedWeek, 'user' | 'weekStart'>): string =>
  `${user.id} ${weekStart}`;

type Undecidable = { readonly status: string; readonly payrollRun: object | null | undefined };

/** Whether a day or a receipt is pending, and on no payroll run. */
export const isUndecided = ({ status, payrollRun }: Undecidable): boolean =>
  status === 'PENDING' && !payrollRun;

/** How many receipts of the week are pending. */
export const countReceipts = ({ receipts }: SubmittedWeek): number => receipts.filter(isUndecided).length;

/** Whether a day or a receipt of the week is still pending, for the viewer or someone else. */
export const isWaiting = (week: SubmittedWeek): boolean =>
  week.days.some(isUndecided) || countReceipts(week) > 0;

/**
 * How far decisions made here have lowered the server's counts, which date from when the weeks were loaded. Days that
 * are pending again count as negative.
 */
export function decidedSince(loaded: readonly SubmittedWeek[]): { weeks: number; days: number } {
  let [weeks, days] = [0, 0];
  for (const week of loaded) {
    const waiting = week.days.filter(isUndecided).length;
    days += week.pendingDays - waiting;
    weeks += Number(week.pendingDays + week.pendingReceipts > 0) - Number(isWaiting(week));
  }
  return { weeks, days };
}

/** A day as decisions identify it, with its description for people. */
export type DayToDecide = {
  readonly id: string;
  readonly revision: string;
  readonly date: string;
  readonly who: string;
};

graphql`
  fragment submittedWeek_toDecide on SubmittedWeek {
    user {
      name
    }
    days {
      id
      date
      revision
      status
      viewerCanDecide
    }
  }
`;

/** The days of the week that the viewer can decide on. */
export function daysToDecide({
  user,
  days,
}: {
  readonly user: Pick<SubmittedWeek['user'], 'name'>;
  readonly days: readonly Pick<SubmittedDay, 'id' | 'revision' | 'date' | 'status' | 'viewerCanDecide'>[];
}): DayToDecide[] {
  return days
    .filter(({ status, viewerCanDecide }) => status === 'PENDING' && viewerCanDecide)
    .map(({ id, revision, date }) => ({ id, revision, date, who: user.name }));
}
