/** What people have been given lately, and who is paid to the same account as they. */
import { db, defineRows, sql } from '../../platform/sql/define.ts';

/**
 * What was given to each of these people since then, in cents: payments and advances that stand, and what files for the
 * bank pay that no one has recorded. A file may be at the bank, so what it pays counts each time, and also where its run
 * was voided since; runs that are being recorded now are not counted twice.
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
              // What was given before the portal was used leaves no one's account now.
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

/** Pairs of these people and everyone who was paid to an account of theirs since then, themselves included. */
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

/**
 * Those of the runs that two people have agreed to already, in a file for the bank, and that came to no payment which was
 * voided since.
 */
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

/** What recurring deductions that were entered since then and stand take of a person, in all or else a week, in cents. */
export const deductedSince = defineRows({ userId: 'uuid', since: 'timestamptz' }, ({ userId, since }) =>
  db
    .selectFrom('Plan as plan')
    .innerJoin('PlanRate as rate', (join) =>
      join.onRef('rate.planId', '=', 'plan.id').onRef('rate.firstWeek', '=', 'plan.firstWeek'),
    )
    .where('plan.kind', '=', 'RECURRING')
    .where('plan.userId', '=', userId)
    .where('plan.voidedAt', 'is', null)
    .where('plan.endedAt', 'is', null)
    .where('plan.createdAt', '>', since)
    .select(({ fn }) =>
      sql<number>`coalesce(${fn.sum(fn.coalesce('plan.total', 'rate.weekly'))}, 0) * 100`.as('cents'),
    ),
);
