/** Files for the IRS's IRIS portal. */
import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { selectedFields } from '../../graph/selectedFields.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { requireFresh } from '../../viewer/freshSession.ts';
import { type IrisFiles as Files, irisFiles } from './iris.service.ts';
import { irisArchive } from './irisArchive.service.ts';

const IrisFiles = builder.objectRef<Files>('IrisFiles').implement({
  tokenScope: 'SESSION',
  description: 'The generated forms of a year for the IRS’ IRIS portal.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    forms: t.exposeInt('forms', { description: 'How many forms are in the files.' }),
    warnings: t.exposeStringList('warnings', {
      description: 'What to fix or check before uploading; the archive contains the same list.',
    }),
    file: t.withAuth({ anyRole: ADMINS, fresh: true }).field({
      type: File,
      description:
        'A ZIP archive of CSV files with at most 100 forms each, with all taxpayer numbers in full. Every download is recorded in the audit log.',
      resolve: (files, _args, context) => irisArchive(context, files),
    }),
  }),
});

builder.queryField('irisFiles', (t) =>
  t.withAuth({ anyRole: ADMINS }).field({
    type: IrisFiles,
    tokenScope: 'SESSION',
    description:
      'The generated forms of a year that are waiting to be filed, as upload files for the IRS. Taxpayer numbers are decrypted only if `file` is requested.',
    errors: { types: [ConflictError, ValidationError] },
    extensions: { freshFor: 'its `file`' },
    args: { year: t.arg.int({ required: true, description: words.taxYear }) },
    resolve: async (_root, { year }, context, info) => {
      // Checked before whether there is anything to file.
      if (selectedFields(info).includes('file')) await requireFresh(context);
      return irisFiles(context, year);
    },
  }),
);
