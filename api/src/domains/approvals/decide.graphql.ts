/** Approves, rejects and reopens a day, a week or a selection. */
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { NotFoundError, ValidationError } from '../../operation/errors.ts';
import { checkDecision, DECISION, toDecide } from '../timeLogs/decision.ts';
import { TimeLog, TimeLogStatusEnum } from '../timeLogs/timeLog.graphql.ts';
import { type DecidedDays, decideDays, type RefusedDay as Refused } from './decide.service.ts';

const decision = z
  .object({ days: toDecide('day'), ...DECISION })
  .superRefine((asked, context) => checkDecision(context, 'day', asked.days, asked));

const DayToDecideInput = builder.inputType('DayToDecideInput', {
  description: 'A day to decide about, as it was when it was read.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a day that is on no payroll run.' }),
    revision: t.string({
      required: true,
      description: 'The revision the day was read with: a day that has changed since is not decided.',
    }),
  }),
});

const DecideDaysInput = builder.inputType('DecideDaysInput', {
  description: 'One decision about 1 to 500 days, for any number of people and weeks.',
  validate: decision,
  fields: (t) => ({
    days: t.field({
      type: [DayToDecideInput],
      required: true,
      description: 'The days it is about, each once.',
    }),
    status: t.field({
      type: TimeLogStatusEnum,
      required: true,
      description: 'APPROVED, REJECTED, or PENDING to undo a decision.',
    }),
    reason: t.string({
      description: 'For the owner to read; required with a rejection, refused otherwise.',
    }),
  }),
});

const DayRefusal = builder.objectRef<Refused>('DayRefusal').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'A day that was not decided, and why.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    timeLogId: t.exposeID('id', { description: 'The id of the day as it was sent.' }),
    date: t.expose('date', {
      type: 'Date',
      nullable: true,
      description: 'The calendar day; null if it is gone from the log.',
    }),
    message: t.exposeString('message', {
      description: 'Why it was not decided, as a sentence for the manager.',
    }),
    timeLog: t.prismaField({
      type: TimeLog,
      nullable: true,
      description: 'The day in its current state; null if it is gone.',
      resolve: (query, { key }, _args, { db }) =>
        key ? db.timeLog.findUnique({ ...query, where: { id: key } }) : null,
    }),
  }),
});

// Clients that store records by their ids take this for the day itself, whose id it has.
const RefusedDay = builder.objectRef<Refused>('RefusedDay').implement({
  tokenScope: 'ANY_TOKEN',
  description: 'What DayRefusal says, for clients from before it existed.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the day as it was sent.' }),
    date: t.expose('date', { type: 'Date', nullable: true, description: 'Null if the day is gone.' }),
    message: t.exposeString('message', { description: 'Why, for people.' }),
    timeLog: t.field({
      type: TimeLog,
      nullable: true,
      description: 'The day in its current state; null if it is gone.',
      resolve: ({ key }, _args, { db }) => (key ? db.timeLog.findUnique({ where: { id: key } }) : null),
    }),
  }),
});

const DecideDaysPayload = builder.objectRef<DecidedDays>('DecideDaysPayload').implement({
  description: 'What happened to each day.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    decided: t.prismaField({
      type: [TimeLog],
      description: 'The days that were decided, in the order in which they were sent.',
      resolve: async (query, { decided }, _args, { db }) => {
        const days = await db.timeLog.findMany({ ...query, where: { id: { in: decided } } });
        const dayByKey = new Map(days.map((day) => [day.id, day]));
        return decided.flatMap((key) => dayByKey.get(key) ?? []);
      },
    }),
    refusals: t.expose('refused', {
      type: [DayRefusal],
      description: 'The days that were not decided, each with its reason.',
    }),
    refused: t.expose('refused', {
      type: [RefusedDay],
      description: 'The same days, as clients from before DayRefusal read them.',
      deprecationReason: 'Use refusals.',
    }),
  }),
});

builder.mutationField('decideDays', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: DecideDaysPayload,
    tokenScope: 'TIME_LOGS_WRITE',
    description:
      'Approves, rejects or reopens days: those that can be are decided in one step; each of the others is returned with its reason.',
    errors: { types: [NotFoundError, ValidationError] },
    args: { input: t.arg({ type: DecideDaysInput, required: true }) },
    resolve: (_root, { input }, context) =>
      decideDays(context, { ...input, reason: input.reason?.trim() || null }),
  }),
);
