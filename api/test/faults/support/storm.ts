/**
 * Drivers and managers who keep working while their server is killed again and again. Each remembers what was
 * acknowledged, and repeats every other request unchanged as soon as a server is back.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, HttpResponse, Person } from './client.ts';
import { createRetryingClient, type RetryOptions } from './retryUntilAnswered.ts';
import { until } from './until.ts';
import { addDays, FIRST_MONDAY, logDay, processWeek, submitWeek, WEEK_PAY } from './weeks.ts';

/** Work that the server reported as done. Days and weeks are written as '<email> <day>'. */
export interface Acknowledged {
  days: string[];
  weeks: string[];
  runs: string[];
}

export interface Storm {
  acknowledged: Acknowledged;
  /** Requests that were repeated because no response came. */
  retried: () => number;
  /** Lets every writer finish its current work. Throws if a writer met something that must never happen. */
  stop: () => Promise<void>;
  /** Ends when the first writer does, which only a fault causes. */
  error: Promise<void>;
}

interface StormOptions extends RetryOptions {
  loggers: Person[];
  submitters: Person[];
  managers: [Person, Person];
}

interface Submitted {
  driver: Person;
  weekStart: string;
}

/** A storm has no work while its server is away. */
const FOR_LONG = { within: 600_000 };

const today = (): string => new Date().toISOString().slice(0, 10);
const oneIn = (count: number): boolean => Math.random() * count < 1;

function demand(holds: boolean, call: Call, { status, body }: HttpResponse): void {
  if (!holds) throw new Error(`${call.path} ${JSON.stringify(call.body)}: ${status} ${JSON.stringify(body)}`);
}

export function raiseStorm({ loggers, submitters, managers, ...options }: StormOptions): Storm {
  const { retryUntilAnswered, retried } = createRetryingClient(options);
  const acknowledged: Acknowledged = { days: [], weeks: [], runs: [] };
  const toProcess: Submitted[] = [];
  let isStopping = false;

  async function logDays(driver: Person): Promise<void> {
    for (let day = FIRST_MONDAY; !isStopping && day < today(); day = addDays(day, 1)) {
      const call = logDay(driver, day);
      const response = await retryUntilAnswered(call);
      demand(
        response.status === 201 || (response.tries > 1 && response.body.code === 'CONFLICT'),
        call,
        response,
      );
      acknowledged.days.push(`${driver.email} ${day}`);
      await sleep(0);
    }
  }

  async function submitWeeks(driver: Person): Promise<void> {
    for (let week = FIRST_MONDAY; !isStopping && addDays(week, 6) < today(); week = addDays(week, 7)) {
      const call = submitWeek(driver, week);
      const response = await retryUntilAnswered(call);
      demand(response.body.data?.result?.timeLogs?.length === 4, call, response);
      acknowledged.weeks.push(`${driver.email} ${week}`);
      acknowledged.days.push(...[0, 1, 2, 3].map((day) => `${driver.email} ${addDays(week, day)}`));
      toProcess.push({ driver, weekStart: week });
      await sleep(0);
      // Wait until the managers have caught up.
      await until('managers who keep up', () => toProcess.length <= 20 || isStopping, FOR_LONG);
    }
  }

  async function process(manager: Person, { driver, weekStart }: Submitted): Promise<HttpResponse> {
    const call = processWeek(manager, driver.id, weekStart, `${manager.email} ${driver.email} ${weekStart}`);
    const response = await retryUntilAnswered(call);
    const { status, body } = response;
    const paid = status === 201 && body.payrollRun?.totalPay === WEEK_PAY.totalPay;
    demand(paid || body.code === 'ALREADY_PROCESSED', call, response);
    if (!paid) return response;
    acknowledged.runs.push(`${driver.email} ${weekStart}`);
    if (oneIn(4)) {
      const repeated = await retryUntilAnswered(call);
      demand(repeated.body.payrollRun?.id === body.payrollRun.id, call, repeated);
    }
    return response;
  }

  async function processWeeks(manager: Person, rival: Person): Promise<void> {
    while (!isStopping) {
      await until('a week to process', () => toProcess.length > 0 || isStopping, FOR_LONG);
      const week = toProcess.shift();
      if (week) {
        const responses = await Promise.all(
          (oneIn(4) ? [manager, rival] : [manager]).map((who) => process(who, week)),
        );
        if (responses.filter(({ status }) => status === 201).length !== 1)
          throw new Error(`${week.driver.email} ${week.weekStart} was not processed exactly once.`);
      }
    }
  }

  const [first, second] = managers;
  const writers = [
    ...loggers.map(logDays),
    ...submitters.map(submitWeeks),
    processWeeks(first, second),
    processWeeks(second, first),
  ];
  const all = Promise.all(writers);
  all.catch(() => {});
  return {
    acknowledged,
    retried,
    stop: async () => {
      isStopping = true;
      await all;
    },
    error: new Promise((_, reject) => all.catch(reject)),
  };
}
