/**
 * The stored content of a pay statement: everything it says, as of when the run was processed. Amounts are whole cents,
 * days 'YYYY-MM-DD'. Stored versions never change; a new shape becomes a new version.
 */
import { EXPENSE_CATEGORY_NAMES } from 'rules/expenses';
import { z } from 'zod';

const cents = z.int();
const day = z.string();

const address = z.object({
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  country: z.string().nullable(),
});

const statementDay = z.object({
  date: day,
  /** What the time log said when the run was made; `status` is null if nothing was logged. */
  worked: z.boolean(),
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']).nullable(),
  /** The daily rate in effect on the day; null if none was agreed. */
  rate: cents.nullable(),
  pay: cents,
  expenses: cents,
  notes: z.string(),
});

const totals = z.object({ basePay: cents, expenses: cents, totalPay: cents });

const first = z.object({
  version: z.literal(1),
  generatedAt: z.iso.datetime(),
  /** The company's time zone, used to print `generatedAt`. */
  timeZone: z.string(),
  company: z.object({
    legalName: z.string(),
    address,
    phone: z.string(),
    email: z.string(),
    usdotNumber: z.string().nullable(),
    mcNumber: z.string().nullable(),
  }),
  payee: z.object({ name: z.string(), email: z.string(), address }),
  run: z.object({ number: z.int(), weekStart: day, weekEnd: day, payDate: day }),
  /** The seven days from Monday. */
  days: z.array(statementDay),
  totals,
  /**
   * Valid runs with a pay date in the same calendar year, up to this pay date, including this one; plus what was paid
   * in that year before the portal was used.
   */
  yearToDate: totals.extend({
    year: z.int(),
    runs: z.int(),
    /** What was paid before the portal was used; omitted if nothing was. */
    paidBefore: cents.optional(),
  }),
  /** Worked days up to the week's end on no run, oldest first. Only the newest if there are many. */
  unpaidDays: z.array(z.object({ date: day, reason: z.string() })),
  hasOlderUnpaidDays: z.boolean(),
});

const line = z.object({
  kind: z.enum(['DAY_PAY', 'EXTRA', 'EXPENSE', 'PER_DIEM', 'ADJUSTMENT', 'DEDUCTION', 'WITHHOLDING']),
  taxClass: z.enum(['COMPENSATION', 'REIMBURSEMENT', 'DEDUCTION', 'WITHHELD']),
  amount: cents,
  /** The date is null if the line is about no day; the category is null if it is no expense. */
  date: day.nullable(),
  category: z.enum(EXPENSE_CATEGORY_NAMES).nullable(),
  description: z.string(),
});

/** States each amount's purpose: expenses paid as compensation are separate from reimbursed ones. */
const second = first.extend({
  version: z.literal(2),
  lines: z.array(line),
  sums: z.object({ gross: cents, reimbursed: cents, deducted: cents, withheld: cents, net: cents }),
  /** What had been paid for the week before, with runs that were void by then. */
  paidBefore: z.array(z.object({ date: day, amount: cents })),
  overpaid: cents,
});

/** States what is owed on advances and overpayments, and what the run took for each. */
const third = second.extend({
  version: z.literal(3),
  balances: z.array(z.object({ description: z.string(), before: cents, after: cents })),
});

export const statementContent = z.discriminatedUnion('version', [first, second, third]);

export type StatementLine = z.infer<typeof line>;
/** The part of a statement that states each amount's purpose. */
export type StatementAmounts = Omit<z.infer<typeof second>, 'version'>;
export type StatementBalance = NewStatement['balances'][number];
export type NewStatement = z.infer<typeof third>;
export type StatementContent = z.infer<typeof statementContent>;
export type StatementDay = z.infer<typeof statementDay>;
export type StatementAddress = z.infer<typeof address>;

/** The statement in a stored row. Throws a ZodError for an unknown version. */
export const readContent = (stored: unknown): StatementContent => statementContent.parse(stored);

/** An address as printed, line by line; empty for an empty one. */
export function addressLines({ street, city, state, zip, country }: StatementAddress): string[] {
  const region = [state, zip].filter(Boolean).join(' ');
  return [street, [city, region].filter(Boolean).join(', '), country].filter(
    (line): line is string => !!line,
  );
}
