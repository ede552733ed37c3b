/** Submits a whole week at once. */
import { toUtcMidnight } from 'rules/days';
import { isMonday, listWeekDays } from 'rules/weeks';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { User } from '../people/user.graphql.ts';
import { newDay } from './entry.graphql.ts';
import { TimeLog, TimeLogStatusEnum } from './timeLog.graphql.ts';
import { submitWeek, type WeekKey } from './week.service.ts';
import { findDayIssues, NOT_A_MONDAY } from './weekDays.ts';

const SubmitDayInput = builder.inputType('SubmitDayInput', {
  description: 'A day of the submitted week, new or changed.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'A date of the week that is submitted.' }),
    worked: t.boolean({
      required: true,
      description: words.worked,
    }),
    description: t.string({ description: 'If left out, the notes stay unchanged.' }),
    status: t.field({
      type: TimeLogStatusEnum,
      description:
        'For those who may decide. If left out, a day that is new or changed by its owner awaits a decision.',
    }),
  }),
});

const submittedWeek = z
  .object({
    weekStart: z.string(),
    userId: z.string().nullish(),
    days: z.array(z.object(newDay)).min(1, 'Submit at least one day.'),
  })
  .superRefine(({ weekStart, days }, { addIssue }) => {
    if (!isMonday(weekStart)) {
      addIssue({ code: 'custom', path: ['weekStart'], message: NOT_A_MONDAY });
      return;
    }
    for (const { index, message } of findDayIssues(weekStart, days))
      addIssue({ code: 'custom', path: ['days', index, 'date'], message });
  });

const SubmitWeekInput = builder.inputType('SubmitWeekInput', {
  description: 'Days of one week, each at most once; days left out stay unchanged.',
  validate: submittedWeek,
  fields: (t) => ({
    weekStart: t.field({ type: 'Date', required: true, description: words.monday }),
    userId: t.id({ description: 'Whose week it is; the viewer if left out.' }),
    days: t.field({ type: [SubmitDayInput], required: true, description: 'One to seven days of the week.' }),
  }),
});

const SubmitWeekPayload = builder.objectRef<WeekKey>('SubmitWeekPayload').implement({
  description: 'The week in its current state.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    timeLogs: t.prismaField({
      type: [TimeLog],
      description: 'All days of the week that are in the log, starting on Monday.',
      resolve: (query, { userId, weekStart }, _args, { db }) =>
        db.timeLog.findMany({
          ...query,
          where: { userId, date: { in: listWeekDays(weekStart).map(toUtcMidnight) } },
          orderBy: { date: 'asc' },
        }),
    }),
    user: t.prismaField({
      type: User,
      description: 'Whose week it is.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('submitWeek', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: SubmitWeekPayload,
    tokenScope: 'TIME_LOGS_WRITE',
    description: 'Submits a whole week in one step: either all of its days are written or none.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: SubmitWeekInput, required: true }) },
    resolve: (_root, { input }, context) => submitWeek(context, input),
  }),
);
