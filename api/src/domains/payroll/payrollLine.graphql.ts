import { builder } from '../../graph/builder.ts';
import { ExpenseCategoryEnum } from '../receipts/receipt.graphql.ts';

export const PayrollLineKindEnum = builder.enumType('PayrollLineKind', {
  description: 'What an amount is paid for, or why it is taken off.',
  values: {
    DAY_PAY: { description: 'Pay for a day.' },
    EXTRA: { description: 'Pay on top of that for days, such as detention or a bonus.' },
    EXPENSE: { description: 'Expenses, accounted for or not.' },
    PER_DIEM: { description: 'A flat amount a day, which is compensation.' },
    ADJUSTMENT: { description: 'Corrects an amount of another run, up or down.' },
    DEDUCTION: {
      description: 'Takes back what was paid or advanced, or pays for something else; a negative amount.',
    },
    WITHHOLDING: { description: 'Backup withholding; a negative amount.' },
  },
});

export const PayrollLineClassEnum = builder.enumType('PayrollLineClass', {
  description: 'What an amount is to the tax office.',
  values: {
    COMPENSATION: { description: 'Reported on a 1099.' },
    REIMBURSEMENT: { description: 'An expense that was accounted for: not reported.' },
    DEDUCTION: {
      description: 'Taken from net pay; compensation is still reported in full.',
    },
    WITHHELD: { description: 'Owed to the IRS instead of the payee.' },
  },
});

export const ExtraCategoryEnum = builder.enumType('ExtraCategory', {
  description: 'What extra pay is for.',
  values: {
    DETENTION: { description: 'Waiting at a shipper or receiver.' },
    LAYOVER: { description: 'A night or a day between loads.' },
    STOP_OFF: { description: 'An additional stop.' },
    BONUS: { description: 'A bonus on top of the pay for days.' },
    OTHER: { description: 'Anything else; the description says what.' },
    BACK_PAY: { description: 'What a rate entered later adds to a day already on payroll.' },
  },
});

export const PayrollLine = builder.prismaObject('PayrollLine', {
  tokenScope: 'PAYROLL_READ',
  description: 'One amount of a run. The lines of a run never change, and add up to what it pays.',
  // Reached only through the run, which checks the access.
  authScopes: { signedIn: true },
  select: { runId: true, position: true },
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Its place among the lines of the run, from 1 on.' }),
    kind: t.expose('kind', { type: PayrollLineKindEnum, description: 'What it is paid for.' }),
    taxClass: t.expose('taxClass', { type: PayrollLineClassEnum, description: 'Whether a 1099 reports it.' }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Dollars; negative where it takes something off.',
    }),
    date: t.expose('date', {
      type: 'Date',
      nullable: true,
      description: 'The day it is about; null if it is about none.',
    }),
    category: t.expose('category', {
      type: ExpenseCategoryEnum,
      nullable: true,
      description: 'What kind of expense; null for other lines, and where no one said.',
    }),
    extra: t.expose('extra', {
      type: ExtraCategoryEnum,
      nullable: true,
      description: 'What extra pay is for; null for other lines.',
    }),
    description: t.exposeString('description', {
      description:
        'The purpose of an expense, the note about a day, or why something is adjusted; empty if nothing.',
    }),
    adjusts: t.relation('adjustsRun', {
      nullable: true,
      description: 'The run whose amount it corrects; null for other lines.',
    }),
    plan: t.relation('plan', {
      nullable: true,
      description: 'The advance or deduction it takes an installment for; null for other lines.',
    }),
  }),
});
