/** Enters and removes the account that a person is paid to. */
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { accountInput } from './accountInput.ts';
import { BankAccountHolderEnum, BankAccountTypeEnum } from './bankAccount.graphql.ts';
import { removeBankAccount, setBankAccount } from './change.service.ts';

const SetBankAccountInput = builder.inputType('SetBankAccountInput', {
  description: 'Whose account, and its numbers.',
  validate: accountInput,
  fields: (t) => ({
    userId: t.id({
      required: true,
      description: 'Whose account it is: the id of the viewer or, for administrators, of anyone.',
    }),
    routingNumber: t.string({
      required: true,
      description: 'The nine digits that name the bank, with or without spaces and hyphens.',
    }),
    accountNumber: t.string({
      required: true,
      description: '5 to 17 digits, with or without spaces and hyphens. Stored encrypted.',
    }),
    type: t.field({
      type: BankAccountTypeEnum,
      required: true,
      description: 'What kind of account the bank keeps.',
    }),
    holder: t.field({
      type: BankAccountHolderEnum,
      required: true,
      description: 'Whether it is in the name of a person or of a business.',
    }),
  }),
});

builder.mutationField('setBankAccount', (t) =>
  t.withAuth({ signedIn: true, fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Makes this the account that a person is paid to, in a fresh session. The person and all administrators are told. If the company has a limit for payments, one entered for someone else waits for a second person first (`bankAccountRequest`).',
    errors: {
      types: [ConflictError, ForbiddenError, NotFoundError, ValidationError],
      union: { description: 'The person, or why nothing was changed.' },
    },
    args: { input: t.arg({ type: SetBankAccountInput, required: true }) },
    resolve: changedRecord('user', setBankAccount),
  }),
);

const RemoveBankAccountInput = builder.inputType('RemoveBankAccountInput', {
  description: 'Whose account to remove.',
  fields: (t) => ({ userId: t.id({ required: true, description: inputWords.userId }) }),
});

builder.mutationField('removeBankAccount', (t) =>
  t.withAuth({ signedIn: true, fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Removes the account that a person is paid to, in a fresh session. The person and all administrators are told.',
    errors: {
      types: [ForbiddenError, NotFoundError],
      union: { description: 'The person, or why nothing was removed.' },
    },
    args: { input: t.arg({ type: RemoveBankAccountInput, required: true }) },
    resolve: changedRecord('user', removeBankAccount),
  }),
);
