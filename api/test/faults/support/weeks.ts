/** Days and weeks as the tests write them, and requests about them. */
import type { Call, Person } from './client.ts';

/** The day `count` days after 'YYYY-MM-DD'. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A Monday so long ago that the tests' weeks from it on are over. */
export const FIRST_MONDAY = '2001-01-01';

export const logDay = ({ token }: Person, date: string): Call => ({
  path: '/api/time-logs',
  token,
  body: { date, worked: true, description: `Run of ${date}`, status: 'PENDING' },
});

const SUBMIT = `mutation($input: SubmitWeekInput!) { result: submitWeek(input: $input) {
  __typename ... on SubmitWeekPayload { timeLogs { id date revision } } ... on Error { message } } }`;

/** Monday to Thursday, all worked. */
export const submitWeek = ({ token }: Person, weekStart: string): Call => ({
  path: '/graphql',
  token,
  body: {
    query: SUBMIT,
    variables: {
      input: {
        weekStart,
        days: [0, 1, 2, 3].map((day) => ({
          date: addDays(weekStart, day),
          worked: true,
          description: 'Harrisburg',
        })),
      },
    },
  },
});

/** The amounts and number of days that `processWeek` pays. */
export const WEEK_PAY = { basePay: 1000.5, bonuses: 45.2, totalPay: 1045.7, entries: 6 };

/** Pay from Monday to Friday, although Friday was not logged, and only expenses on Saturday. */
export const processWeek = ({ token }: Person, userId: string, weekStart: string, key?: string): Call => ({
  path: '/api/payroll/weekly',
  token,
  ...(key && { key }),
  body: {
    userId,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    weeklyData: [0, 1, 2, 3, 4, 5].map((day) => ({
      date: addDays(weekStart, day),
      pay: day === 5 ? 0 : 200.1,
      expenses: day === 5 ? 20.2 : 5,
      notes: day === 5 ? 'Tolls' : '',
    })),
  },
});
