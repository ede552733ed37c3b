/** Recalls a submitted week. */
import { toUtcMidnight } from 'rules/days';
import { isMonday, listWeekDays } from 'rules/weeks';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { toId } from '../../operation/ids.ts';
import { User } from '../people/user.graphql.ts';
import { TimeLog } from './timeLog.graphql.ts';
import { NOT_A_MONDAY } from './weekDays.ts';
import { type WithdrawnWeek, withdrawWeek } from './withdraw.service.ts';

const WithdrawWeekInput = builder.inputType('WithdrawWeekInput', {
  description: "Which of the viewer's own weeks to recall.",
  validate: z.object({ weekStart: z.string().refine(isMonday, NOT_A_MONDAY) }),
  fields: (t) => ({ weekStart: t.field({ type: 'Date', required: true, description: words.monday }) }),
});

const WithdrawWeekPayload = builder.objectRef<WithdrawnWeek>('WithdrawWeekPayload').implement({
  description: 'The week without the days that were recalled.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The viewer, whose week it is.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    withdrawnDays: t.expose('withdrawnDays', {
      type: ['Date'],
      description: 'The days that were removed from the log, starting on Monday.',
    }),
    deletedTimeLogIds: t.idList({
      description: 'The ids of the days that were removed, in the same order.',
      resolve: ({ deletedKeys }) => deletedKeys.map((key) => toId('TimeLog', key)),
    }),
    timeLogs: t.prismaField({
      type: [TimeLog],
      description: 'The days of the week that stay: those already decided, and those on a payroll run.',
      resolve: (query, { userId, weekStart }, _args, { db }) =>
        db.timeLog.findMany({
          ...query,
          where: { userId, date: { in: listWeekDays(weekStart).map(toUtcMidnight) } },
          orderBy: { date: 'asc' },
        }),
    }),
  }),
});

builder.mutationField('withdrawWeek', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: WithdrawWeekPayload,
    tokenScope: 'TIME_LOGS_WRITE',
    description:
      "Recalls the viewer's own week: the days that await a decision leave the log, the others stay.",
    errors: { types: [ConflictError, ValidationError] },
    args: { input: t.arg({ type: WithdrawWeekInput, required: true }) },
    resolve: (_root, { input }, context) => withdrawWeek(context, input.weekStart),
  }),
);
