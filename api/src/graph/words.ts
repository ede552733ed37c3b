/** Descriptions for terms that recur throughout the schema with the same meaning. */
export const words = {
  anyRole: 'Only people with this role, whatever other roles they have; any if left out.',
  anyStatus: 'Only those in this status; any if left out.',
  anyDayOfWeek: 'Any day of the week, preferably its Monday.',
  basePay: 'Pay for the days, expenses not included.',
  expenses: 'Expenses, on top of base pay.',
  /** For a list's filter. */
  from: 'The first day, included; from the beginning if left out.',
  to: 'The last day, included; no end if left out.',
  /** For a list's order. */
  newestFirst: 'NEWEST if left out.',
  updatedAt: 'When it last changed.',
  updatedSince:
    'It changed at this instant or later. Next time, ask from a minute before your last request, because a change may be stored a little after its time.',
  monday: 'The Monday on which the week begins.',
  sunday: 'The Sunday on which the week ends.',
  taxYear: 'The calendar year in which the money was paid, whatever weeks it was for.',
  totalPay: 'Base pay and expenses together.',
  payDate: "The pay date; if left out, the company's current day, or the week's first day if that is later.",
  daysApproved: 'Worked days that were approved, on payroll or not.',
  daysPending: 'Worked days that await a decision.',
  daysRejected: 'Worked days that were rejected.',
  worked: 'False for a day off; days in the future can only be days off.',
  floor: "The floor: deductions never bring a week's net pay below this many dollars.",
  message: 'What happened, as a sentence for people.',
} as const;
