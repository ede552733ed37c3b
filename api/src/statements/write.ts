/** The statement of a run, kept in the transaction that makes the run. */
import { readCompany } from '../company/company.service.ts';
import type { Context, Tx } from '../context.ts';
import type { Prisma } from '../db/generated/client/client.ts';
import type { Day } from '../lib/dates.ts';
import { buildStatement, type PaidDay } from './build.ts';
import type { StatementContent } from './content.ts';
import { readPayee } from './payee.ts';

/** A run that has just been written, with its hold on the time log. */
export interface RunToState {
  runId: string;
  number: number;
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
  entries: readonly PaidDay[];
}

/** Keeps what the statement says: three statements to the database, whatever the week. */
export async function writeStatement(tx: Tx, { now, timeZone }: Context, run: RunToState): Promise<void> {
  const { runId, number, weekStart, weekEnd, payDate, entries } = run;
  const content = buildStatement({
    ...(await readPayee(tx, run)),
    now: now(),
    timeZone,
    company: await companyBlock(tx),
    run: { number, weekStart, weekEnd, payDate },
    entries,
  });
  await tx.payStatement.create({
    data: { runId, content: content satisfies Prisma.InputJsonValue, createdAt: content.generatedAt },
    select: { runId: true },
  });
}

async function companyBlock(tx: Tx): Promise<StatementContent['company']> {
  const { legalName, street, city, state, zip, phone, email, usdotNumber, mcNumber } = await readCompany(tx);
  const address = { street, city, state, zip, country: null };
  return { legalName, address, phone, email, usdotNumber, mcNumber };
}
