/** What was paid for a week before its valid run, read from the lines that take it off. */
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents, toAmount } from 'rules/money';
import { builder } from '../../graph/builder.ts';
import { sumClasses } from './pay/lineSums.ts';

const ORDER = { orderBy: { position: 'asc' } } as const;

/** The lines, with the columns that `lines` selects, each with the run that it takes off. */
export const EARLIER = {
  number: true,
  lines: {
    ...ORDER,
    select: {
      taxClass: true,
      amount: true,
      adjustsPosition: true,
      planId: true,
      adjustsRun: {
        select: {
          number: true,
          payment: { select: { date: true } },
          lines: {
            ...ORDER,
            select: {
              ...{ taxClass: true, amount: true },
              // What was since taken back of the overpayment that the run found.
              plan: {
                select: {
                  lines: {
                    where: { amount: { lt: 0 }, run: { status: { not: 'VOID' } } },
                    select: { taxClass: true, amount: true, run: { select: { number: true } } },
                  },
                },
              },
            },
          },
          // What other runs of the week have taken off.
          adjustedBy: {
            where: { adjustsPosition: null, run: { status: { not: 'VOID' } } },
            select: { taxClass: true, amount: true, run: { select: { number: true } } },
          },
        },
      },
    },
  },
} as const;

type Amount = Parameters<typeof sumClasses>[0][number];
type Taken = Amount & { run: { number: number } };

interface Run {
  number: number;
  lines: (Amount & {
    adjustsPosition: number | null;
    planId: string | null;
    adjustsRun: {
      number: number;
      payment: { date: Date } | null;
      lines: (Amount & { plan: { lines: Taken[] } | null })[];
      adjustedBy: Taken[];
    } | null;
  })[];
}

interface Earlier {
  number: number;
  date: Day;
  amount: Cents;
}

/** By run number, less what earlier runs have taken off. A payment that was voided since paid nothing. */
export function toPaidBefore({ number: own, lines }: Run): Earlier[] {
  const earlier = new Map<number, Earlier>();
  for (const { adjustsRun, adjustsPosition } of lines) {
    if (!adjustsRun?.payment || adjustsPosition !== null) continue;
    const { number, payment, adjustedBy } = adjustsRun;
    const back = adjustsRun.lines.flatMap(
      ({ amount, plan }) => (fromDecimal(amount) > 0 && plan?.lines) || [],
    );
    const takenOff = [...adjustedBy, ...back].filter(({ run }) => run.number < own);
    earlier.set(number, {
      number,
      date: fromUtcMidnight(payment.date),
      amount: sumClasses(adjustsRun.lines).net + sumClasses(takenOff).net,
    });
  }
  return [...earlier.values()].sort((a, b) => a.number - b.number);
}

/** What the run leaves with plans, plus what was paid before less what the run takes off. */
export function computeOverpaid(run: Run): Cents {
  const leftWithPlans = sumCents(
    run.lines.map(({ planId, amount }) => (planId === null ? 0 : Math.max(0, fromDecimal(amount)))),
  );
  const before = toPaidBefore(run);
  if (before.length === 0) return leftWithPlans;
  const takenOff = -sumClasses(
    run.lines.filter(({ adjustsRun, adjustsPosition }) => adjustsRun && adjustsPosition === null),
  ).net;
  return leftWithPlans + Math.max(0, sumCents(before.map(({ amount }) => amount)) - takenOff);
}

export const PaidBefore = builder.objectRef<Earlier>('PayrollPaidBefore').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What a run had paid before it was voided. It stays paid, in the year in which it was.',
  // Reached only through the run, which checks the access.
  authScopes: { signedIn: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number of the void run.' }),
    date: t.expose('date', { type: 'Date', description: 'The calendar day the money went out.' }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars that the run paid out.',
      resolve: ({ amount }) => toAmount(amount),
    }),
  }),
});
