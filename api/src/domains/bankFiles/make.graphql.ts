/** Makes a bank file, once; its bytes are fetched afterward. */
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import { ApprovalRequiredError, ConflictError, ValidationError } from '../../operation/errors.ts';
import { effectiveOn, format, includeNew, includeRepeated, toChoices, weekStart } from './choices.ts';
import { makeBankFile } from './file.service.ts';
import { BankFile } from './madeFiles.graphql.ts';

const MakeBankFileInput = builder.inputType('MakeBankFileInput', {
  description: 'Which week the bank should pay, when and how.',
  validate: z.looseObject({ idempotencyKey: idempotencyKeyInput.nullish() }),
  fields: (t) => ({
    weekStart: t.field(weekStart),
    format: t.field(format),
    effectiveOn: t.field(effectiveOn),
    includeNew: t.boolean(includeNew),
    includeRepeated: t.boolean(includeRepeated),
    idempotencyKey: t.string({
      description: 'Made by the client for this file. If it is sent again, the same file is returned.',
    }),
  }),
});

builder.mutationField('makeBankFile', (t) =>
  t.withAuth({ anyRole: MANAGERS, fresh: true }).prismaField({
    type: BankFile,
    tokenScope: 'SESSION',
    description:
      'Makes the file that pays a week through the bank, in a fresh session; `madeBankFile` has its bytes. It marks nothing as paid. `leftOut` has the people it leaves out, and why. If it would pay no one, the `ConflictError` names the file that already has them, with its id in `details`. Above the company’s limit it asks a second person instead (`ApprovalRequiredError`); the same request returns the file once they have approved it.',
    errors: { types: [ApprovalRequiredError, ConflictError, ValidationError] },
    args: { input: t.arg({ type: MakeBankFileInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await makeBankFile(context, {
        ...{ ...input, ...toChoices(input) },
        idempotencyKey: input.idempotencyKey ?? null,
      });
      return context.db.bankFile.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
