/** Finds the entries about a person. */
import { expressionBuilder } from 'kysely';
import { db, defineRows, type Places, sql, type Tables } from '../platform/sql/define.ts';
import { asText, textAt } from '../platform/sql/parts.ts';
import type { ActionRow } from './actions/action.ts';
import { AUDIT_ACTIONS, findAction } from './actions.ts';

const PERSON = { userId: 'uuid' } as const;

const actionsThatName = (names: ActionRow['names']): string[] =>
  Object.keys(AUDIT_ACTIONS).filter((action) => findAction(action).names === names);

/** Tables with one person's records, by the names in entries. */
const RECORDS = [
  'TimeLog',
  'Receipt',
  'ReceiptFile',
  'PayrollRun',
  'Plan',
  'OpeningBalance',
  'TaxDocument',
  'TaxProfile',
  'Session',
  'PersonalAccessToken',
] as const satisfies readonly OfPerson[];

type OfPerson = {
  [Name in keyof Tables]: Tables[Name] extends Pick<Tables['TimeLog'], 'id' | 'userId'> ? Name : never;
}[keyof Tables];

/**
 * The names of the person's records in entries. The statement uses one table's type for all, because these columns are
 * the same.
 */
const ownRecords = ({ userId }: Places<typeof PERSON>) =>
  RECORDS.map((name) =>
    db
      .selectFrom(name as 'TimeLog')
      .where('userId', '=', userId)
      .select(({ ref }) => [sql.lit<string>(name).as('entityType'), asText(ref('id')).as('entityId')]),
  ).reduce((all, records) => all.unionAll(records));

const { and, eb, or, ref, refTuple } = expressionBuilder(db.selectFrom('AuditLog as entry'));

const isAbout = (p: Places<typeof PERSON>) => {
  const key = asText(p.userId);
  return or([
    and([eb('entry.entityType', '=', 'User'), eb('entry.entityId', '=', key)]),
    eb(
      refTuple('entry.entityType', 'entry.entityId'),
      'in',
      ownRecords(p).$asTuple('entityType', 'entityId'),
    ),
    and([
      eb('entry.action', 'in', actionsThatName('values.userId')),
      or([
        eb(textAt(ref('entry.newValues'), 'userId'), '=', key),
        eb(textAt(ref('entry.oldValues'), 'userId'), '=', key),
      ]),
    ]),
    and([eb('entry.action', 'in', actionsThatName('actor')), eb('entry.userId', '=', p.userId)]),
  ]);
};

const entriesAbout = (p: Places<typeof PERSON>) => db.selectFrom('AuditLog as entry').where(isAbout(p));

/** How many there are. */
export const countAbout = defineRows(PERSON, (p) =>
  entriesAbout(p).select(({ fn }) => fn.countAll<number>().as('auditLogs')),
);

/** These and what the person did to others, in the order of writing. */
export const logOfPerson = defineRows(PERSON, (p) =>
  db
    .selectFrom('AuditLog as entry')
    .where(or([isAbout(p), eb('entry.userId', '=', p.userId)]))
    .orderBy('entry.sequence')
    .select(['entry.timestamp', 'entry.level', 'entry.action', 'entry.entityType', 'entry.entityId'])
    .select(['entry.userId', 'entry.ipAddress', 'entry.userAgent', 'entry.oldValues', 'entry.newValues'])
    .select(({ fn }) => fn.coalesce(isAbout(p), sql.lit(false)).as('isAbout')),
);

/** In the order of the chain, each with its sealed digest; null if the entry is not sealed yet. */
export const foundAbout = defineRows(PERSON, (p) =>
  entriesAbout(p)
    .leftJoin('AuditSeal as seal', 'seal.auditLogId', 'entry.id')
    .orderBy('seal.position')
    .select(({ ref }) => [
      'entry.id',
      asText(ref('entry.sequence')).as('sequence'),
      'entry.action',
      'entry.userId',
      'entry.deletedUserNumber',
      'seal.digest',
    ]),
);
