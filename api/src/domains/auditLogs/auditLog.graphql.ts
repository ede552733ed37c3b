/** One entry of the audit log: complete for administrators, a sentence for a record's readers. */

import { encodeId, isUuid } from 'rules/ids';
import { ADMINS, ALL_STAFF } from 'rules/roles';
import type { ActTotals, Facts } from '../../audit/actions/action.ts';
import { deletedUserName } from '../../audit/deletedUsers.ts';
import { builder } from '../../graph/builder.ts';
import { nodeFor } from '../../graph/nodeFor.ts';
import { totalsOfAct } from './acts.service.ts';
import { type AuditChange as AuditChangeShape, listChanges, toValues } from './changes.ts';
import { type Entry, readFacts } from './facts.ts';
import { toActMessage, toMessage } from './messages.ts';

export const LogLevelEnum = builder.enumType('LogLevel', {
  description: 'How much attention an entry needs.',
  values: {
    INFO: { description: 'Ordinary work, such as a logged day or a new day rate.' },
    WARNING: {
      description:
        'Worth a look: a refusal, access that someone loses or gains, money undone, or data handed out.',
    },
    ERROR: { description: 'Something failed that should not have.' },
    CRITICAL: { description: 'What no one can undo, such as a permanent deletion.' },
  },
});

const AuditChange = builder.objectRef<AuditChangeShape>('AuditChange').implement({
  tokenScope: 'LOGS_READ',
  description: 'One value that an entry changed, formatted for people.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    field: t.exposeString('field', { description: "What was changed, such as 'Day rate'." }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The value before; null if there was none.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'The value after; null if there is none.',
    }),
  }),
});

const DeletedActor = builder.objectRef<{ number: number }>('DeletedActor').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'Someone who was permanently deleted, always shown with the same number.',
  // Guarded where it is offered, and reveals nothing about anyone.
  authScopes: { anyRole: ALL_STAFF },
  fields: (t) => ({
    number: t.exposeInt('number', {
      description: 'The number of this person throughout the log.',
    }),
    name: t.string({
      description: "What the log calls them, such as 'Deleted user #12'.",
      resolve: ({ number }) => deletedUserName(number),
    }),
  }),
});

/** Entries of these kinds name a record by its key. */
const RECORDS = ['User', 'TimeLog', 'PayrollRun', 'TaxDocument', 'Report', 'Session'];

interface ActShape {
  entry: Entry;
  facts: Facts;
  totals: ActTotals | null;
}

const SENTENCE =
  "What happened, such as 'Marcus Oyelaran processed payroll #575 for Dario Fontaine: $1,072.02.'";

/** The parts of a sentence. */
const MESSAGE_FIELDS = {
  action: true,
  entityType: true,
  entityId: true,
  userId: true,
  deletedUserNumber: true,
  oldValues: true,
  newValues: true,
} as const;

const AuditAct = builder.objectRef<ActShape>('AuditAct').implement({
  tokenScope: 'LOGS_READ',
  description: 'What one request did: entries with the same action, level and actor.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    entryCount: t.int({
      description: 'How many entries it wrote.',
      resolve: ({ totals }) => totals?.entries ?? 1,
    }),
    sentence: t.string({
      description:
        "What it did altogether, such as 'Dana Whitfield approved 5 days of Daniel Nakamura, Nov 16 – 20, 2026.'",
      resolve: ({ entry, facts, totals }) => toActMessage(entry.action, facts, totals),
    }),
  }),
});

export const AuditLog = builder.prismaNode('AuditLog', {
  tokenScope: 'LOGS_READ',
  id: { field: 'id' },
  // An entry that is none is null, and no error; for anyone else there is none.
  nullable: true,
  description: 'Something that happened: who did what to which record, when and from where. Never altered.',
  findUnique: nodeFor(ADMINS),
  authScopes: { anyRole: ADMINS },
  // Cursors are made of these two.
  select: { id: true, timestamp: true },
  fields: (t) => ({
    action: t.exposeString('action', {
      description: 'What happened, as one of auditActions, such as USER_LOGIN.',
    }),
    level: t.expose('level', { type: LogLevelEnum, description: 'How much attention it needs.' }),
    entityType: t.exposeString('entityType', {
      description: 'The kind of record it happened to, such as PayrollRun.',
    }),
    entityId: t.string({
      nullable: true,
      description: "The record's id if it is one of the portal's; otherwise what was named, such as a field.",
      select: { entityType: true, entityId: true },
      resolve: ({ entityType, entityId }) =>
        entityId && isUuid(entityId) && RECORDS.includes(entityType)
          ? encodeId(entityType, entityId)
          : entityId,
    }),
    timestamp: t.expose('timestamp', {
      type: 'DateTime',
      description: 'When it happened, to the millisecond.',
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'Who did it; null for the system, for anonymous callers and for someone deleted since.',
    }),
    deletedActor: t.field({
      type: DeletedActor,
      nullable: true,
      description: 'Who did it, if that person has since been deleted.',
      select: { deletedUserNumber: true },
      resolve: ({ deletedUserNumber: number }) => (number === null ? null : { number }),
    }),
    ipAddress: t.exposeString('ipAddress', {
      nullable: true,
      description: 'Where the request came from; null for the system.',
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'What the client called itself; null if it did not, and for the system.',
    }),
    oldValues: t.string({
      nullable: true,
      description: 'The values before, as JSON text; null if there are none.',
      select: { oldValues: true },
      resolve: ({ oldValues }) => (oldValues === null ? null : JSON.stringify(oldValues)),
    }),
    newValues: t.string({
      nullable: true,
      description:
        'The values after, as JSON text, with the level as `_meta.level`; null if there are none and the level is INFO.',
      select: { newValues: true, level: true },
      resolve: ({ newValues, level }) =>
        newValues === null && level === 'INFO'
          ? null
          : JSON.stringify({ ...toValues(newValues), _meta: { level } }),
    }),
    changes: t.field({
      type: [AuditChange],
      description: 'What it changed, value by value, formatted for people.',
      select: { oldValues: true, newValues: true },
      resolve: ({ oldValues, newValues }, _args, { timeZone }) => listChanges(oldValues, newValues, timeZone),
    }),
    sentence: t.string({
      description: SENTENCE,
      select: MESSAGE_FIELDS,
      resolve: (entry, _args, context) => toMessage(context, entry),
    }),
    act: t.field({
      type: AuditAct,
      description: 'The act that it belongs to, which may have written further entries.',
      select: MESSAGE_FIELDS,
      resolve: async (entry, _args, context) => {
        const both = [readFacts(context, entry), totalsOfAct(context, entry.id)] as const;
        const [facts, totals] = await Promise.all(both);
        return { entry, facts, totals };
      },
    }),
  }),
});

export const HistoryEntry = builder.prismaObject('AuditLog', {
  tokenScope: 'ANY_TOKEN',
  variant: 'HistoryEntry',
  description: 'Something that happened to a record, as a sentence.',
  // Guarded where it is offered: not everyone who may read a record may read what happened to it.
  authScopes: { anyRole: ALL_STAFF },
  select: { id: true, timestamp: true },
  fields: (t) => ({
    id: t.id({
      description: 'Tells entries apart; an entry is read with its record, and not by `node`.',
      resolve: ({ id }) => encodeId('HistoryEntry', id),
    }),
    sentence: t.string({
      description: SENTENCE,
      select: MESSAGE_FIELDS,
      resolve: (entry, _args, context) => toMessage(context, entry),
    }),
    timestamp: t.expose('timestamp', {
      type: 'DateTime',
      description: 'When it happened, to the millisecond.',
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'Who did it; null for the system and for someone deleted since.',
    }),
    deletedActor: t.field({
      type: DeletedActor,
      nullable: true,
      description: 'Who did it, if that person has since been deleted.',
      select: { deletedUserNumber: true },
      resolve: ({ deletedUserNumber: number }) => (number === null ? null : { number }),
    }),
  }),
});
