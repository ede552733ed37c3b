/** Taking a list of people in: everyone in it with rates, amounts and advances, or no one. */
import { createHash } from 'node:crypto';
import { type Cents, sumCents } from 'rules/money';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import { notify, notifyOwners } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { prepareInvitations } from '../invitations/invitation.ts';
import {
  askForOpening,
  isAbove,
  type RightOpening,
  toNotices,
  toRequestNotice,
  writeOpenings,
} from '../openings/enter.service.ts';
import { readLimit } from '../payments/limit.ts';
import { insertContractors, orEmailConflict, unknownPassword } from '../people/accounts.ts';
import type { ListedPerson } from './checkRow.ts';
import { isRight, type PeopleList, planImport } from './plan.service.ts';

/** The database enters five hundred opening balances and advances in the ledger before the transaction ends. */
const LONG_MS = 120_000;

export interface ListToImport extends PeopleList {
  /** Made by the client for this list. */
  idempotencyKey: string;
}

/** How many people the same request has added before; null where it has not. Throws ConflictError for another one. */
async function findEarlier(
  tx: Tx,
  context: SignedInContext,
  key: string,
  hash: string,
): Promise<number | null> {
  const earlier = await tx.peopleImport.findUnique({
    where: { createdById_requestKey: { createdById: context.viewer.id, requestKey: key } },
    select: { people: true, requestHash: true },
  });
  if (earlier && earlier.requestHash !== hash)
    throw new ConflictError('This idempotency key was used for a different request.');
  return earlier?.people ?? null;
}

type Password = Awaited<ReturnType<typeof unknownPassword>>;

/**
 * Adds the people: as many statements for five hundred as for one, besides those for opening balances above the
 * company's limit, which wait for a second person. Returns the audit entries.
 */
async function addPeople(
  tx: Tx,
  context: SignedInContext,
  listed: readonly ListedPerson[],
  password: Password,
): Promise<AuditEntry[]> {
  const people = listed.map((person) => ({ id: newTimeKey(context.now()), ...person }));
  const added = await insertContractors(
    tx,
    context,
    people.map(({ opening: _opening, advance: _advance, ...person }) => person),
    password,
  );
  await prepareInvitations(
    tx,
    context,
    people.map(({ id }) => id),
  );
  const openings = people.map(({ id: userId, opening, advance }) => ({
    ...{ userId, opening: { ...opening, advance } },
  }));
  const limit = await readLimit(tx);
  const entered = openings.filter(({ opening }) => !isAbove(opening, limit));
  await askForOpenings(
    tx,
    context,
    openings.filter(({ opening }) => isAbove(opening, limit)),
  );
  const entries = await writeOpenings(tx, context, entered);
  await notifyOwners(tx, context, entered.flatMap(toNotices), { isMailed: false });
  return [...added, ...entries];
}

/** Each waits for a second person as if it had been entered alone; those who may approve are told once of all. */
async function askForOpenings(
  tx: Tx,
  context: SignedInContext,
  openings: readonly RightOpening[],
): Promise<void> {
  const amounts: Cents[] = [];
  for (const opening of openings)
    amounts.push(await askForOpening(tx, context, opening, { isNoticed: false }));
  if (amounts.length > 0) await notify(tx, context, toRequestNotice(context, sumCents(amounts)));
}

/**
 * Adds everyone in the list and returns how many they are; sent again with the same key, they are there once. Throws
 * ValidationError for a list with anything wrong in it, and ConflictError for an address that was just taken.
 */
export async function importPeople(context: SignedInContext, list: ListToImport): Promise<number> {
  const { text, paidThrough = null, idempotencyKey } = list;
  const hash = createHash('sha256').update(JSON.stringify({ text, paidThrough })).digest('hex');
  // One for all: no one knows it, and hashing five hundred would take minutes.
  const password = await unknownPassword(context);
  const takeIn = () =>
    inTransaction(
      context.db,
      async (tx) => {
        const earlier = await findEarlier(tx, context, idempotencyKey, hash);
        if (earlier !== null) return earlier;
        const rows = await planImport(tx, context, list);
        const wrong = rows.filter((row) => !isRight(row));
        if (wrong.length)
          throw ValidationError.of(
            'text',
            `${wrong.length === 1 ? 'A line' : `${wrong.length} lines`} of the list can’t be imported, the first one in line ${wrong[0]!.line}. No one was added.`,
          );
        const id = newTimeKey(context.now());
        await tx.peopleImport.create({
          data: {
            ...{ id, requestKey: idempotencyKey, requestHash: hash, people: rows.length },
            ...{ createdById: context.viewer.id, createdAt: context.now() },
          },
          select: { id: true },
        });
        const entries = await addPeople(
          tx,
          context,
          rows.map(({ person }) => person),
          password,
        );
        await recordAll(tx, context, [
          ...entries,
          {
            action: 'PEOPLE_IMPORTED',
            entityType: 'PeopleImport',
            entityId: id,
            newValues: { people: rows.length },
          },
        ]);
        return rows.length;
      },
      { timeout: LONG_MS },
    );
  // Of two requests with one key at once, the later one waits for the other and finds its key taken.
  const once = () =>
    takeIn().catch((error: unknown) => {
      if (isUniqueViolation(error, ['createdById', 'requestKey'])) return takeIn();
      throw error;
    });
  return orEmailConflict(once());
}
