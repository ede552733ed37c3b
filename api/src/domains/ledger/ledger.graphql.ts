/** Verifies the ledger from the screen, beside the audit log that proves its seals. */
import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { type LedgerVerification as Found, summarizeLedger, verifyLedger } from './verify.service.ts';

interface Verified extends Found {
  verifiedAt: Date;
}

const LedgerVerification = builder.objectRef<Verified>('LedgerVerification').implement({
  tokenScope: 'SESSION',
  description: 'Whether the ledger is as it was entered and adds up.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    intact: t.boolean({
      description:
        'True if every entry is as it was sealed and everything adds up; otherwise `problem` says what.',
      resolve: ({ problem }) => problem === null,
    }),
    entries: t.exposeInt('entries', { description: 'Entries in the ledger.' }),
    payees: t.exposeInt('payees', { description: 'Payees who have entries, deleted people included.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'The first thing that is wrong, in a sentence; null if nothing is.',
    }),
    summary: t.string({ description: 'The finding in a sentence.', resolve: summarizeLedger }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      description: 'When the ledger was read; entries written since are not covered.',
    }),
  }),
});

const CheckLedgerPayload = builder.objectRef<{ verification: Verified }>('CheckLedgerPayload').implement({
  description: 'The result of `checkLedger`.',
  fields: (t) => ({
    verification: t.expose('verification', { type: LedgerVerification, description: 'What was found.' }),
  }),
});

builder.mutationField('checkLedger', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).field({
    type: CheckLedgerPayload,
    tokenScope: 'SESSION',
    description:
      'Compares every entry of the ledger with its seal in the audit log, and adds the ledger up from scratch.',
    resolve: async (_root, _args, context) => ({
      verification: { ...(await verifyLedger(context)), verifiedAt: context.now() },
    }),
  }),
);
