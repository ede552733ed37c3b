/** A person's days as a schedule, for staff who look after people. */
import { CONTACT_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import { User } from '../people/user.graphql.ts';
import { type ScheduleDay as Scheduled, schedule } from './schedule.service.ts';
import { TimeLogStatusEnum } from './timeLog.graphql.ts';

export const ScheduleDay = builder.objectRef<Scheduled>('ScheduleDay').implement({
  tokenScope: 'TIME_LOGS_READ',
  description: 'A logged day.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The calendar day, at most once in the list.' }),
    worked: t.exposeBoolean('worked', { description: 'False for a logged day off.' }),
    status: t.expose('status', { type: TimeLogStatusEnum, description: 'What was decided about the day.' }),
    description: t.exposeString('description', { description: 'Notes; empty if there are none.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  schedule: t.field({
    type: [ScheduleDay],
    tokenScope: 'TIME_LOGS_READ',
    description: 'The logged days of a date range, both ends included, oldest first.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, CONTACT_READERS),
    args: {
      startDate: t.arg({ type: 'Date', description: words.from }),
      endDate: t.arg({ type: 'Date', description: words.to }),
    },
    resolve: ({ id }, range, context) => schedule(context, id, range),
  }),
}));
