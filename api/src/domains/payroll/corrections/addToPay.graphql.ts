/** Adds something to pay at once, whether or not the week has been processed. */
import { MANAGERS } from 'rules/roles';
import { builder } from '../../../graph/builder.ts';
import { changedRecord } from '../../../graph/changedRecord.ts';
import { words } from '../../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../../operation/errors.ts';
import { PayrollRun } from '../payrollRun.graphql.ts';
import { addToPay } from './addToPay.service.ts';
import { addToPayInput } from './addToPayInput.ts';

const AddedPayEnum = builder.enumType('AddedPay', {
  description: 'What can be added to pay. All of it is compensation.',
  values: {
    DETENTION: { description: 'For waiting at a shipper or receiver.' },
    LAYOVER: { description: 'For a night or a day between loads.' },
    STOP_OFF: { description: 'For an additional stop.' },
    BONUS: { description: 'A bonus on top of the pay for days.' },
    OTHER: { description: 'Anything else; the note says what.' },
    BACK_PAY: { description: 'What a rate entered later adds to a day already on payroll.' },
    PER_DIEM: {
      description: 'A flat amount for a day away from home. Meals with receipts are expenses instead.',
    },
  },
});

const AddedPayInput = builder.inputType('AddedPayInput', {
  description: 'One amount that is added.',
  fields: (t) => ({
    category: t.field({ type: AddedPayEnum, required: true, description: 'What it is paid for.' }),
    date: t.field({
      type: 'Date',
      required: true,
      description: 'The day it is for: in the week, and not in the future.',
    }),
    amount: t.field({ type: 'Money', required: true, description: 'Dollars, more than zero.' }),
    note: t.string({
      description: 'A note for the payee to read on the pay statement; required for OTHER.',
    }),
  }),
});

const AddToPayInput = builder.inputType('AddToPayInput', {
  description: 'The person, the week and the amounts to pay.',
  validate: addToPayInput,
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who is paid; no one pays themselves.' }),
    weekStart: t.field({ type: 'Date', required: true, description: words.monday }),
    payDate: t.field({ type: 'Date', description: words.payDate }),
    lines: t.field({
      type: [AddedPayInput],
      required: true,
      description: 'At most 50; none where only receipts are paid.',
    }),
    receiptIds: t.idList({
      description:
        "The person's receipts: approved, on no run, for any day up to the week's Sunday. None if left out.",
    }),
    requestKey: t.string({
      required: true,
      description:
        'Made up by the client. If it is sent again with the same request, the first response is repeated.',
    }),
  }),
});

builder.mutationField('addToPay', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: PayrollRun,
    tokenScope: 'PAYROLL_WRITE',
    description:
      'Puts something that was forgotten on payroll at once, as a run of its own of the kind ADJUSTMENT. It is never refused because the week has been processed.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: AddToPayInput, required: true }) },
    resolve: changedRecord('payrollRun', addToPay),
  }),
);
