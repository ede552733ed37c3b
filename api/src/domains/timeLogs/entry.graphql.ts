/** Enters, changes and decides one day. */
import { MAX_DAY_NOTES, MAX_REJECTION_REASON } from 'rules/limits';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { logDay, updateTimeLog } from './entry.service.ts';
import { TimeLog, TimeLogStatusEnum } from './timeLog.graphql.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];

const status = z.enum(['PENDING', 'APPROVED', 'REJECTED']).nullish();

/** The notes of a day. */
export const description = z
  .string()
  .trim()
  .max(MAX_DAY_NOTES, `The description must be at most ${MAX_DAY_NOTES.toLocaleString('en-US')} characters.`)
  .nullish();

/** The fields of a day in an input. */
export const newDay = { date: z.string(), worked: z.boolean(), description, status };

const LogDayInput = builder.inputType('LogDayInput', {
  description:
    'A day that is not in the log yet. Its status is PENDING unless someone who may decide sets another.',
  validate: z.object({ ...newDay, userId: z.string().nullish() }),
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'A date that is not in the log yet.' }),
    worked: t.boolean({
      required: true,
      description: words.worked,
    }),
    description: t.string({ description: 'Notes, such as the route or the load.' }),
    status: t.field({
      type: TimeLogStatusEnum,
      description: 'PENDING if left out; only those who may decide set another.',
    }),
    userId: t.id({ description: 'Whose day it is; the viewer if left out.' }),
  }),
});

builder.mutationField('logDay', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: TimeLog,
    tokenScope: 'TIME_LOGS_WRITE',
    description: "Logs a day: the viewer's own; managers and administrators can log anyone's.",
    errors: { types: refusals },
    args: { input: t.arg({ type: LogDayInput, required: true }) },
    resolve: changedRecord('timeLog', logDay),
  }),
);

const UpdateTimeLogInput = builder.inputType('UpdateTimeLogInput', {
  description: 'Fields left out stay unchanged; a decided day that its owner changes awaits a new decision.',
  validate: z.object({
    id: z.string(),
    date: z.string().nullish(),
    worked: z.boolean().nullish(),
    description,
    status,
    rejectionReason: z
      .string()
      .trim()
      .max(MAX_REJECTION_REASON, `The reason must be at most ${MAX_REJECTION_REASON} characters.`)
      .nullish(),
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a day that is on no payroll run.' }),
    date: t.field({ type: 'Date', description: 'Moves the day to another date that is not logged yet.' }),
    worked: t.boolean({ description: words.worked }),
    description: t.string({ description: 'Notes, such as the route or the load.' }),
    status: t.field({
      type: TimeLogStatusEnum,
      description: 'The decision; only those who may decide set it.',
    }),
    rejectionReason: t.string({ description: 'For the owner to read; only with a rejection.' }),
  }),
});

builder.mutationField('updateTimeLog', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: TimeLog,
    tokenScope: 'TIME_LOGS_WRITE',
    description: 'Changes, approves or rejects a day that is not on a payroll run.',
    errors: { types: refusals },
    args: { input: t.arg({ type: UpdateTimeLogInput, required: true }) },
    resolve: changedRecord('timeLog', updateTimeLog),
  }),
);
