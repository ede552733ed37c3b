/** A person's logged week, and what is proposed for each day. Pure. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import type { TimeLogStatus } from '../../../platform/db/generated/client/enums.ts';
import { type Rates, ratesBy } from '../../people/ratesBy.ts';

export interface LoggedDay {
  date: Day;
  worked: boolean;
  status: TimeLogStatus;
  description: string;
}

export interface PayrollWeekDay {
  date: Day;
  worked: boolean;
  /** Null if nothing is logged. */
  status: TimeLogStatus | null;
  description: string;
  proposedPay: Cents;
  /** Whether the day would be paid if a rate were in effect. */
  lacksRate: boolean;
}

/** The seven days from Monday. An approved worked day that is not in the future is worth the rate in effect. */
export function proposedDays(
  rates: Rates,
  logs: readonly LoggedDay[],
  weekStart: Day,
  today: Day,
): PayrollWeekDay[] {
  const logByDate = new Map(logs.map((log) => [log.date, log]));
  const rateOn = ratesBy(rates);
  return listWeekDays(weekStart).map((date) => {
    const log = logByDate.get(date);
    const isDue = log?.worked === true && log.status === 'APPROVED' && date <= today;
    const proposedPay = isDue ? rateOn(date) : 0;
    return {
      date,
      worked: log?.worked ?? false,
      status: log?.status ?? null,
      description: log?.description ?? '',
      proposedPay,
      lacksRate: isDue && proposedPay === 0,
    };
  });
}
