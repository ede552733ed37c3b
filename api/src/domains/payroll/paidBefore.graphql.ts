/** What had been paid for a week before the run that stands, read from the lines that take it off. */
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents, toAmount } from 'rules/money';
import { builder } from '../../graph/builder.ts';
import { sumClasses } from './lineSums.ts';

const ORDER = { orderBy: { position: 'asc' } } as const;

/** The lines, as `lines` selects them, each with the run that it takes off. */
export const EARLIER = {
  lines: {
    ...ORDER,
    select: {
      taxClass: true,
      amount: true,
      adjustsRun: {
        select: {
          number: true,
          payment: { select: { date: true } },
          lines: { ...ORDER, select: { taxClass: true, amount: true } },
        },
      },
    },
  },
} as const;

type Amount = Parameters<typeof sumClasses>[0][number];

interface Run {
  lines: (Amount & {
    adjustsRun: { number: number; payment: { date: Date } | null; lines: Amount[] } | null;
  })[];
}

interface Earlier {
  number: number;
  date: Day;
  amount: Cents;
}

/** By number of the run. A payment that was voided since paid nothing. */
export function toPaidBefore({ lines }: Run): Earlier[] {
  const found = new Map<number, Earlier>();
  for (const { adjustsRun } of lines) {
    if (!adjustsRun?.payment) continue;
    const { number, payment } = adjustsRun;
    found.set(number, {
      number,
      date: fromUtcMidnight(payment.date),
      amount: sumClasses(adjustsRun.lines).net,
    });
  }
  return [...found.values()].sort((a, b) => a.number - b.number);
}

/** What was paid before less what the run takes off, which is its total less what it hands out. */
export function computeOverpaid(run: Run & { totalPay: Parameters<typeof fromDecimal>[0] }): Cents {
  const before = toPaidBefore(run);
  if (before.length === 0) return 0;
  const taken = fromDecimal(run.totalPay) - sumClasses(run.lines).net;
  return Math.max(0, sumCents(before.map(({ amount }) => amount)) - taken);
}

export const PaidBefore = builder.objectRef<Earlier>('PayrollPaidBefore').implement({
  description: 'What a run had paid that was voided since. It stays paid, in the year in which it was.',
  // Reached through the run, which is for its payee and those who read payroll.
  authScopes: { signedIn: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number of the void run.' }),
    date: t.expose('date', { type: 'Date', description: 'The calendar day the money left.' }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars that were handed out with that run.',
      resolve: ({ amount }) => toAmount(amount),
    }),
  }),
});
