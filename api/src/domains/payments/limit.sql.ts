/** What people were given recently, and who shares their bank account. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';

/**
 * What each of these people was given since then, in cents: valid payments and advances, and amounts in bank files that
 * no one has recorded as paid. A file may already be at the bank, so its amounts always count, even if the run was
 * voided since. Runs being recorded now do not count twice.
 */
export const recordedSince = defineRows(
  { people: 'uuid[]', since: 'timestamptz', recording: 'uuid[]' },
  ({ people, since, recording }) =>
    db
      .selectFrom((given) =>
        given
          .selectFrom('Payment')
          .where((eb) => eb('userId', '=', eb.fn.any(people)))
          .where('voidedAt', 'is', null)
          .where('createdAt', '>', since)
          .select(['userId', 'amount'])
          .unionAll(
            given
              .selectFrom('Plan')
              .where('kind', '=', 'ADVANCE')
              .where((eb) => eb('userId', '=', eb.fn.any(people)))
              // An advance from before the portal moves no money now.
              .where('carriedOverOn', 'is', null)
              .where('voidedAt', 'is', null)
              .where('createdAt', '>', since)
              .select('userId')
              .select(({ ref }) => ref('total').$notNull().as('amount')),
          )
          .unionAll(
            given
              .selectFrom('BankFile as file')
              .innerJoin('BankFileRun as sent', 'sent.fileId', 'file.id')
              .innerJoin('PayrollRun as run', 'run.id', 'sent.runId')
              .innerJoin('PayrollLine as line', 'line.runId', 'run.id')
              .where('file.createdAt', '>', since)
              .where((eb) => eb('run.userId', '=', eb.fn.any(people)))
              .where(({ eb, or, and }) =>
                or([
                  eb('run.status', '=', 'PROCESSED'),
                  and([eb('run.status', '=', 'VOID'), eb('run.paymentId', 'is', null)]),
                ]),
              )
              .where(({ eb, not, fn }) => not(eb('run.id', '=', fn.any(recording))))
              .select(['run.userId', 'line.amount']),
          )
          .as('given'),
      )
      .groupBy('userId')
      .select('userId')
      .select(({ fn }) => sql<number>`${fn.sum('amount')} * 100`.as('cents')),
);

/** Pairs each of these people with everyone paid to the same account since then, including themselves. */
export const sharingAccounts = defineRows({ people: 'uuid[]', since: 'timestamptz' }, ({ people, since }) =>
  db
    .selectFrom('BankAccount as own')
    .innerJoin('BankAccount as same', 'same.accountDigest', 'own.accountDigest')
    .where((eb) => eb('own.userId', '=', eb.fn.any(people)))
    .where(({ eb, or }) => or([eb('own.endedAt', 'is', null), eb('own.endedAt', '>', since)]))
    .where(({ eb, or }) => or([eb('same.endedAt', 'is', null), eb('same.endedAt', '>', since)]))
    .distinct()
    .select(['own.userId', 'same.userId as otherId']),
);

/** Runs in a bank file that two people already approved, without those whose payment was voided since. */
export const agreedInFiles = defineRows({ runs: 'uuid[]' }, ({ runs }) =>
  db
    .selectFrom('BankFileRun as sent')
    .innerJoin('BankFile as file', 'file.id', 'sent.fileId')
    .where((eb) => eb('sent.runId', '=', eb.fn.any(runs)))
    .where('file.requestId', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('PaymentRun as settled')
            .innerJoin('Payment as payment', 'payment.id', 'settled.paymentId')
            .whereRef('settled.runId', '=', 'sent.runId')
            .whereRef('payment.createdAt', '>=', 'file.createdAt')
            .where('payment.voidedAt', 'is not', null)
            .select('payment.id'),
        ),
      ),
    )
    .distinct()
    .select('sent.runId'),
);
