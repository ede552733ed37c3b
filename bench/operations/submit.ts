/**
 * Paying one person's week, each time a week that is still unpaid. Two people take turns, because the portal gives one
 * caller at most half of the database connections.
 */
import { randomUUID } from 'node:crypto';
import { addDays } from 'rules/days';
import { listWeekDays } from 'rules/weeks';
import type { Operation } from './operation.ts';

/** Mondays from here on are before any week of the company, and not before the first day that can be entered. */
const FIRST_MONDAY = '2020-01-06';
/** The number of servers, each with its own weeks. */
const SERVERS = 3;

export const submit: Operation = {
  name: 'submit',
  title: 'Weekly payroll, one person',
  document: 'useProcessWeeklyPayrollMutation',
  // The refetched week proposes pay and names the viewer's next actions, by the portal's own rules.
  without: ['PayrollWeekView_week'],
  isWrite: true,
  questions: ({ admin, manager, payees }, count, share = { server: 0, from: 0 }) =>
    Array.from({ length: count }, (_, index) => {
      const place = share.from + index;
      const week = Math.floor(place / payees.length) * SERVERS + share.server;
      const weekStart = addDays(FIRST_MONDAY, 7 * week);
      return {
        asker: index % 2 ? admin : manager,
        variables: {
          input: {
            userId: `User_${payees[place % payees.length]}`,
            weekStart,
            weekEnd: addDays(weekStart, 6),
            weeklyData: listWeekDays(weekStart).map((date, day) => ({
              date,
              pay: day < 5 ? 210.5 : 0,
              expenses: day === 0 ? 35.25 : 0,
              notes: day === 0 ? 'Tolls' : '',
            })),
            idempotencyKey: randomUUID(),
          },
        },
      };
    }),
};
