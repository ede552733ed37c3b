/** A company that submits, approves and pays a week, all of it repeated until it is answered, as the web client does. */
import { expect } from 'vitest';
import type { Call, Person } from '../support/client.ts';
import { boardTotals, payEverybody, untilFinished, untilPaid } from '../support/payroll.ts';
import type { AnsweredRequest, RetryingClient } from '../support/retryUntilAnswered.ts';
import { until } from '../support/until.ts';
import { addDays, submitWeek } from '../support/weeks.ts';

interface PaydayOptions extends Pick<RetryingClient, 'retryUntilAnswered'> {
  drivers: Person[];
  managers: Person[];
}

/** The middle of the approvals, and of the payment of the week. */
export type Moment = 'APPROVALS' | 'PAYMENT';

export interface Payday {
  /**
   * Submits, approves and pays everyone’s next week. The fault happens at each moment. The batch is started at the
   * address, so that the portal there works on it.
   */
  payWeek: (batchUrl: string, fault: (moment: Moment) => Promise<void>) => Promise<void>;
  /** Days that drivers were told are submitted, as '<email> <day>'. */
  days: string[];
  weeks: () => number;
}

/** No other work of a drill is about these weeks. */
const FIRST_WEEK = '2019-01-07';
/** How many requests of drivers and managers are under way. */
const AT_ONCE = 6;

const DECIDE = `mutation ($input: DecideDaysInput!) { result: decideDays(input: $input) {
  __typename ... on DecideDaysPayload { decided { id } } ... on Error { message } } }`;

const approve = ({ token }: Person, days: { id: string; revision: string }[]): Call => ({
  path: '/graphql',
  token,
  body: {
    query: DECIDE,
    variables: { input: { status: 'APPROVED', days: days.map(({ id, revision }) => ({ id, revision })) } },
  },
});

export function createPayday({ retryUntilAnswered, drivers, managers }: PaydayOptions): Payday {
  const submitted: string[] = [];
  let weeks = 0;

  async function submitAndApprove(driver: Person, manager: Person, weekStart: string): Promise<void> {
    const { body } = await retryUntilAnswered(submitWeek(driver, weekStart));
    const days = body.data?.result?.timeLogs;
    expect(days, JSON.stringify(body)).toHaveLength(4);
    submitted.push(...days.map(({ date }: { date: string }) => `${driver.email} ${date}`));
    const { tries, body: answer }: AnsweredRequest = await retryUntilAnswered(approve(manager, days));
    // What was approved at the first try is no longer what it was then.
    if (tries === 1) expect(answer.data?.result?.decided, JSON.stringify(answer)).toHaveLength(4);
  }

  const payWeek: Payday['payWeek'] = async (batchUrl, fault) => {
    const weekStart = addDays(FIRST_WEEK, 7 * weeks);
    const [manager] = managers as [Person];
    const waiting = [...drivers];
    const work = async (own: Person) => {
      for (let driver = waiting.pop(); driver; driver = waiting.pop())
        await submitAndApprove(driver, own, weekStart);
    };
    const halfway = async () => {
      await until('half of the approvals', () => waiting.length <= drivers.length / 2);
      await fault('APPROVALS');
    };
    const approvals = Array.from({ length: AT_ONCE }, (_, index) => work(managers[index % managers.length]!));
    await Promise.all([...approvals, halfway()]);

    const totals = await boardTotals(retryUntilAnswered, manager, weekStart);
    expect(totals.ready).toBe(drivers.length);
    const batch = await payEverybody(batchUrl, manager, totals, weekStart);
    await untilPaid(retryUntilAnswered, manager, batch, 1);
    await fault('PAYMENT');
    const { done, refused, paidTotal } = await untilFinished(retryUntilAnswered, manager, batch);
    expect({ done, refused, paidTotal }).toEqual({
      done: drivers.length,
      refused: 0,
      paidTotal: totals.totalPay,
    });
    weeks += 1;
  };

  return { payWeek, days: submitted, weeks: () => weeks };
}
