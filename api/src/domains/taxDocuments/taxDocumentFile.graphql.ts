/** A document as a file. */
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { NotFoundError, ValidationError } from '../../operation/errors.ts';
import { taxDocumentFile } from './file.service.ts';

const TaxDocumentCopyEnum = builder.enumType('TaxDocumentCopy', {
  description: 'The recipient of a copy of a 1099.',
  values: {
    A: { description: 'The IRS: filed electronically, and refused as a PDF.' },
    B: { description: 'The recipient, with the instructions.' },
    TWO: { description: 'Copy 2: goes with the recipient’s state income tax return.' },
  } as const,
});

builder.queryField('taxDocumentFile', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: File,
    tokenScope: 'TAX_READ',
    description:
      "One of the viewer's own tax documents as a PDF; any document for those who can read payroll. The recipient's number is truncated on a 1099. Every download is recorded in the audit log.",
    errors: { types: [NotFoundError, ValidationError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of a tax document.' }),
      copy: t.arg({
        type: TaxDocumentCopyEnum,
        required: true,
        defaultValue: 'B',
        description: 'Which copy of a 1099; a Form W-9 has only one.',
      }),
    },
    resolve: (_root, args, context) => taxDocumentFile(context, args),
  }),
);
