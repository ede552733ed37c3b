/**
 * Generates a document. Unchanged facts give the same document. Changed facts give a new one, which replaces a draft or
 * a generated one. A filed document can only be corrected:
 *
 * - a wrong amount, or a form that should not exist: one form marked CORRECTED, with the right amount or 0.00;
 * - a wrong name or number: one marked form that cancels the filed one (its name and number, 0.00), and an unmarked one
 *   with the right name and number, as if it were the first. Each person, type and year has one live document, so the
 *   first of the two is superseded from the start, but is still filed.
 *
 * An unfiled correction is removed once the filed form is right again.
 *
 * The lock on the person's row decides races; behind it, a unique index allows one live document.
 */
import { toAmount } from 'rules/money';
import { record } from '../../audit/record.ts';
import { queueMails } from '../../notices/mail/queueMails.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { TaxDocumentStatus, TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import {
  assertAllowed,
  canCorrectTaxDocuments,
  canGenerateTaxDocumentsFor,
  canGenerateWithSharedNumber,
} from '../../viewer/policy.ts';
import { readContent, type TaxContent } from './content.ts';
import { isMadeFrom, isRightAsFiled } from './current.ts';
import { describeDeMinimis } from './deMinimis.ts';
import { CONTESTED, type Facts, type KnownPerson, toUncertifiedPayee } from './facts.ts';
import { isFiled } from './filed.ts';
import { lockedSubject } from './lockSubject.sql.ts';
import { currentYear, readFacts } from './readFacts.ts';
import { assertTaxYear } from './taxYears.ts';

const COORDINATE = 'Mutation.generateTaxDocument';
const ALREADY_SUBMITTED = 'Already submitted; create a correction.';
const NOTHING_SUBMITTED = 'Nothing was submitted yet, so there’s nothing to correct.';
const NOTHING_TO_CORRECT = 'Nothing to correct: it matches what was submitted.';

/** A document to generate; IDs are database keys. */
export interface Wanted {
  type: TaxDocumentType;
  year: number;
  userId: string;
  /** Why the submitted form needs a correction. */
  correction?: string | null;
  /** Why to generate the form even though none is required. */
  force?: string | null;
  /** It is one of many that no one reviews, so it is not generated while the number is contested. */
  isUnattended?: boolean;
}

/** The result of generating a document. */
interface Made {
  id: string;
  /** Whether it is new and complete. */
  isNewlyReady: boolean;
}

interface Live {
  id: string;
  status: TaxDocumentStatus;
  content: TaxContent;
  correctsId: string | null;
  correction: string | null;
}

/** Locks the person's row, so that one document of a person is generated at a time. Throws NotFoundError. */
async function lockSubject(tx: Tx, userId: string): Promise<KnownPerson> {
  const [person] = await rowsIn(tx, lockedSubject({ userId }));
  if (!person) throw new NotFoundError('User');
  return person;
}

const SHAPE = { id: true, status: true, snapshot: true, correctsId: true, correction: true } as const;

async function readLive(tx: Tx, { userId, type, year }: Wanted): Promise<Live | null> {
  const row = await tx.taxDocument.findFirst({
    where: { userId, type, year, supersededAt: null },
    select: SHAPE,
  });
  if (!row) return null;
  const { snapshot, ...live } = row;
  return { ...live, content: readContent(snapshot) };
}

/** What the document needs besides the facts. */
interface Making {
  kind: TaxContent['kind'];
  facts: Facts;
  person: KnownPerson;
  notes?: string[];
  changes?: Partial<Pick<TaxContent, 'payee' | 'payer' | 'amounts' | 'accountNumber' | 'identity'>>;
  missing?: string[];
  corrects?: string | null;
  correction?: string | null;
  /** Another one supersedes it immediately. */
  isSuperseded?: boolean;
}

const SHARED_NOTE = 'Includes payments to another person who certified the same taxpayer number.';

async function write(tx: Tx, context: SignedInContext, userId: string, making: Making): Promise<Made> {
  const { kind, facts, person, changes = {}, notes = [] } = making;
  const {
    need: _need,
    missing,
    missingForCorrection: _some,
    factsWithIdentity: _earlier,
    isShared,
    isContested: _contested,
    payee,
    ...said
  } = facts;
  const generatedAt = context.now();
  const lacks = making.missing ?? missing;
  const content = {
    version: 1,
    kind,
    ...said,
    payee: payee ?? toUncertifiedPayee(person),
    ...changes,
    generatedAt: generatedAt.toISOString(),
    timeZone: context.timeZone,
    notes: [...notes, ...(isShared && said.amounts?.reported ? [SHARED_NOTE] : [])],
  } satisfies TaxContent;
  const { id } = await tx.taxDocument.create({
    data: {
      userId,
      type: said.type,
      year: said.year,
      status: lacks.length ? 'DRAFT' : 'GENERATED',
      missing: lacks,
      snapshot: content,
      supersededAt: making.isSuperseded ? generatedAt : null,
      correctsId: making.corrects ?? null,
      correction: making.correction ?? null,
      createdById: context.viewer.id,
      createdAt: generatedAt,
    },
    select: { id: true },
  });
  const isCorrection = kind !== 'ORIGINAL';
  await record(tx, context, {
    action: isCorrection ? 'TAX_DOCUMENT_CORRECTED' : 'TAX_DOCUMENT_GENERATED',
    ...(content.forced ? { level: 'WARNING' } : {}),
    entityType: 'TaxDocument',
    entityId: id,
    newValues: {
      userId,
      type: said.type,
      year: said.year,
      status: lacks.length ? 'DRAFT' : 'GENERATED',
      missing: lacks,
      ...(content.amounts ? { amount: toAmount(content.amounts.reported) } : {}),
      ...(content.forced ? { forced: content.forced } : {}),
      ...(making.correction ? { reason: making.correction } : {}),
    },
  });
  return { id, isNewlyReady: lacks.length === 0 };
}

const supersede = (tx: Tx, { now }: SignedInContext, { id }: Pick<Live, 'id'>) =>
  tx.taxDocument.update({ where: { id }, data: { supersededAt: now() }, select: { id: true } });

/** Removes an unfiled correction, because the filed form is right again. */
async function takeBack(
  tx: Tx,
  context: SignedInContext,
  { userId }: Wanted,
  { live, filed }: { live: Live; filed: Live },
): Promise<Made> {
  await supersede(tx, context, live);
  await tx.taxDocument.update({
    where: { id: filed.id },
    data: { supersededAt: null },
    select: { id: true },
  });
  const { type, year, amounts } = filed.content;
  await record(tx, context, {
    action: 'TAX_DOCUMENT_CORRECTION_TAKEN_BACK',
    entityType: 'TaxDocument',
    entityId: filed.id,
    newValues: { userId, type, year, ...(amounts ? { amount: toAmount(amounts.reported) } : {}) },
  });
  return { id: filed.id, isNewlyReady: false };
}

/** A note that a correction this small is allowed but not required. */
const deMinimis = (before: TaxContent, { amounts }: Facts): string[] =>
  [
    describeDeMinimis({
      reported: (amounts?.reported ?? 0) - (before.amounts?.reported ?? 0),
      withheld: (amounts?.withheld ?? 0) - (before.amounts?.withheld ?? 0),
    }) ?? [],
  ].flat();

/** Corrects a filed form; `filed` is what the IRS has. */
async function correct(
  tx: Tx,
  context: SignedInContext,
  wanted: Wanted,
  {
    filed,
    facts,
    person,
    correction,
  }: { filed: Live; facts: Facts; person: KnownPerson; correction: string | null },
): Promise<Made> {
  const { userId } = wanted;
  const { content } = filed;
  const common = { facts, person, corrects: filed.id, correction };
  if (wanted.type === 'W9') return write(tx, context, userId, { ...common, kind: 'ORIGINAL' });
  const due = facts.amounts?.reported ?? 0;
  const { accountNumber } = content;
  const zero = facts.amounts && { ...facts.amounts, reported: 0, withheld: 0 };
  const asFiled = { payee: content.payee, identity: content.identity, accountNumber, amounts: zero };
  const isSamePayee = content.identity === facts.identity;
  if (due === 0 || isSamePayee)
    return write(tx, context, userId, {
      ...common,
      kind: 'CORRECTED',
      changes: due === 0 ? asFiled : { accountNumber },
      notes: due === 0 ? [] : deMinimis(content, facts),
      missing: facts.missingForCorrection,
    });
  const { id: zeroed } = await write(tx, context, userId, {
    ...common,
    kind: 'ZEROED',
    changes: { ...asFiled, payer: content.payer },
    missing: [],
    isSuperseded: true,
  });
  return write(tx, context, userId, {
    ...common,
    kind: 'ORIGINAL',
    changes: { accountNumber },
    missing: facts.missingForCorrection,
    corrects: zeroed,
  });
}

/** The filed form that the live document corrects, if the live one is not filed itself. */
async function filedBefore(tx: Tx, live: Live): Promise<Live | null> {
  if (live.content.kind !== 'CORRECTED' || live.correctsId === null) return null;
  const { snapshot, ...filed } = await tx.taxDocument.findUniqueOrThrow({
    where: { id: live.correctsId },
    select: SHAPE,
  });
  return { ...filed, content: readContent(snapshot) };
}

/** Replaces a document that was not filed, or makes the first one. */
async function makeAnew(
  tx: Tx,
  context: SignedInContext,
  wanted: Wanted,
  { live, facts, person }: { live: Live | null; facts: Facts; person: KnownPerson },
): Promise<Made> {
  const filed = live && (await filedBefore(tx, live));
  if (wanted.correction && !filed) throw new ConflictError(NOTHING_SUBMITTED);
  if (live && filed && isRightAsFiled(filed.content, facts))
    return takeBack(tx, context, wanted, { live, filed });
  if (live && isMadeFrom(live.content, facts)) return { id: live.id, isNewlyReady: false };
  if (live) await supersede(tx, context, live);
  if (live && filed)
    return correct(tx, context, wanted, { filed, facts, person, correction: live.correction });
  const corrects = live?.correctsId ?? null;
  return write(tx, context, wanted.userId, {
    kind: 'ORIGINAL',
    facts,
    person,
    corrects,
    correction: live?.correction ?? null,
    ...(live && corrects && facts.amounts?.reported
      ? { changes: { accountNumber: live.content.accountNumber }, missing: facts.missingForCorrection }
      : {}),
  });
}

/**
 * Generates the document in the caller's transaction, or finds the existing one. Throws NotFoundError, ForbiddenError,
 * and ConflictError for a filed form that cannot be corrected.
 */
export async function makeDocument(tx: Tx, context: SignedInContext, wanted: Wanted): Promise<Made> {
  const person = await lockSubject(tx, wanted.userId);
  const live = await readLive(tx, wanted);
  const forced = wanted.force ?? live?.content.forced ?? null;
  const facts = await readFacts(tx, context, { ...wanted, forced });
  if (wanted.isUnattended && facts.isContested) throw new ConflictError(CONTESTED);
  if (facts.isShared) assertAllowed(context, COORDINATE, canGenerateWithSharedNumber(context.viewer));
  if (!live || !isFiled(live.status)) return makeAnew(tx, context, wanted, { live, facts, person });
  if (!wanted.correction) throw new ConflictError(ALREADY_SUBMITTED);
  if (isRightAsFiled(live.content, facts)) throw new ConflictError(NOTHING_TO_CORRECT);
  await supersede(tx, context, live);
  return correct(tx, context, wanted, { filed: live, facts, person, correction: wanted.correction });
}

/** A client's request. The person defaults to the viewer. */
export interface GenerateInput extends Omit<Wanted, 'userId'> {
  userId?: string | null;
}

/**
 * Generates a document for the viewer; administrators can generate one for anyone. Returns its key. Throws
 * ValidationError for a year out of range, and what `makeDocument` throws.
 */
export async function generateTaxDocument(context: SignedInContext, input: GenerateInput): Promise<string> {
  const { viewer } = context;
  const isOwn = input.userId == null;
  const userId = isOwn ? viewer.id : toKey('User', input.userId!);
  assertAllowed(context, COORDINATE, canGenerateTaxDocumentsFor(viewer, userId));
  if (input.correction || input.force) assertAllowed(context, COORDINATE, canCorrectTaxDocuments(viewer));
  assertTaxYear(input.year, currentYear(context));
  return inTransaction(context.db, async (tx) => {
    const { id, isNewlyReady } = await makeDocument(tx, context, { ...input, userId });
    if (isNewlyReady && input.type !== 'W9' && userId !== viewer.id)
      await queueMails(tx, context, 'taxDocumentReady', [{ userId, values: {}, about: [id] }]);
    return id;
  });
}
