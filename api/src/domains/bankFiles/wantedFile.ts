/**
 * A bank file that waits for a second person: who is paid, how much and to which account is in the runs of the request;
 * the rest is in here. It has no bytes until someone approves it.
 */
import { sumCents, toAmount } from 'rules/money';
import { z } from 'zod';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { askForApproval } from '../approvalRequests/ask.ts';
import { openAt } from '../approvalRequests/find.ts';
import type { BankFileToMake, PaidPayee } from './payees.ts';

export const fileContent = z.object({
  weekStart: z.string(),
  format: z.enum(['NACHA', 'CSV']),
  effectiveOn: z.string(),
  includeNew: z.boolean(),
  includeRepeated: z.boolean(),
});
type FileContent = z.infer<typeof fileContent>;

export const toContent = ({ weekStart, format, effectiveOn, ...choices }: BankFileToMake): FileContent => ({
  ...{ weekStart, format, effectiveOn },
  includeNew: choices.includeNew,
  includeRepeated: choices.includeRepeated,
});

/** Whether a request is for what is requested now. */
export function isFor(content: unknown, input: BankFileToMake): boolean {
  const wanted = fileContent.safeParse(content).data;
  const given = toContent(input);
  return (
    wanted !== undefined &&
    (Object.keys(given) as (keyof FileContent)[]).every((key) => wanted[key] === given[key])
  );
}

/** The key of the waiting request for the same file; null if there is none. */
export async function findWaiting(
  tx: Tx,
  { now }: SignedInContext,
  input: BankFileToMake,
): Promise<string | null> {
  const waiting = await tx.approvalRequest.findMany({
    where: { kind: 'MAKE_BANK_FILE', ...openAt(now()) },
    orderBy: { number: 'desc' },
    select: { id: true, content: true },
  });
  return waiting.find(({ content }) => isFor(content, input))?.id ?? null;
}

/** Asks a second person to approve the file. Returns the key of the request. */
export async function askForFile(
  tx: Tx,
  context: SignedInContext,
  input: BankFileToMake,
  paid: readonly PaidPayee[],
): Promise<string> {
  const amount = sumCents(paid.map((payee) => payee.amount));
  const runs = paid.flatMap((payee) => payee.runs.map(({ id }) => ({ id, accountId: payee.account.id })));
  const { id } = await askForApproval(tx, context, {
    ...{ kind: 'MAKE_BANK_FILE', amount, content: toContent(input) },
    runs: runs.map((run) => run.id),
    accounts: new Map(runs.map((run) => [run.id, run.accountId])),
    payees: paid.map(({ userId }) => userId),
    awaited: 'These payroll runs are waiting for a second person. Withdraw that request first.',
    notice: {
      ...{ kind: 'APPROVAL_REQUESTED', aboutId: context.viewer.id },
      facts: { amount: toAmount(amount), of: 'BANK_FILE' },
    },
  });
  return id;
}
