/** The ledger for the company's books. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { makeJournal } from './journal.service.ts';

builder.queryField('paymentJournal', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: File,
    tokenScope: 'PAYROLL_READ',
    description:
      'The ledger as journal entries in CSV, as QuickBooks Online imports them: payments, advances, what pay takes back, and voids on the day of the void. What was paid before the portal was used is left out. Every download is recorded in the audit log.',
    errors: { types: [ConflictError, ValidationError] },
    args: {
      startDate: t.arg({ type: 'Date', required: true, description: 'The first day, included.' }),
      endDate: t.arg({ type: 'Date', required: true, description: 'The last day, included.' }),
    },
    resolve: (_root, range, context) => makeJournal(context, range),
  }),
);
