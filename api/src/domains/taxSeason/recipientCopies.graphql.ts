/** Copies for all recipients of a year as one archive. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { recipientCopies } from './recipientCopies.service.ts';

builder.queryField('recipientCopies', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS, fresh: true }).field({
    type: File,
    tokenScope: 'SESSION',
    description:
      'Copies B and 2 of every finished 1099 of a year as one ZIP archive, a PDF for each form. Every download is recorded in the audit log.',
    errors: { types: [ConflictError, ValidationError] },
    args: { year: t.arg.int({ required: true, description: words.taxYear }) },
    resolve: (_root, { year }, context) => recipientCopies(context, year),
  }),
);
