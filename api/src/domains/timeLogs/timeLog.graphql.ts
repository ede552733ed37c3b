import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import { canDecideDays, canLogDaysFor } from '../../viewer/policy.ts';
import { toRevision } from './revision.ts';
import { visibleTimeLogs } from './timeLogs.service.ts';

export const TimeLogStatusEnum = builder.enumType('TimeLogStatus', {
  description: 'Whether a day has been decided, and how.',
  values: {
    PENDING: { description: 'Awaits a decision; not proposed for pay until it is approved.' },
    APPROVED: { description: 'Proposed for pay, if it was worked and a daily rate is in effect.' },
    REJECTED: { description: 'Not proposed for pay; its owner may change it and so ask for a new decision.' },
  },
});

export const TimeLog = builder.prismaNode('TimeLog', {
  tokenScope: 'TIME_LOGS_READ',
  id: { field: 'id' },
  // Someone else's day looks like one that does not exist: null.
  nullable: true,
  description:
    "One person's day: worked or off, and what was decided about it. A day without one was not logged.",
  findUnique: (id, { viewer }) => ({ id, ...visibleTimeLogs(viewer) }),
  select: { id: true, userId: true },
  authScopes: (log, context) => isActiveOwnerOrHasRole(context, log.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    date: t.expose('date', {
      type: 'Date',
      description: 'The calendar day it is about; each person has at most one log a day.',
    }),
    worked: t.exposeBoolean('worked', { description: 'False for a logged day off.' }),
    description: t.exposeString('description', { description: 'Notes; empty if there are none.' }),
    status: t.expose('status', {
      type: TimeLogStatusEnum,
      description: 'What was decided about it; while `payrollRun` is set, that cannot change.',
    }),
    rejectionReason: t.exposeString('rejectionReason', {
      nullable: true,
      description: 'Why the day was rejected, if a reason was given.',
    }),
    revision: t.string({
      description:
        'Identifies the state in which the day was read; send it back with a decision about the day. It changes whenever the day does.',
      select: { updatedAt: true },
      resolve: (log) => toRevision(log.updatedAt),
    }),
    submittedAt: t.field({
      type: 'DateTime',
      description:
        'When the day was logged; while it awaits a decision, when it was last changed or reopened.',
      select: { status: true, createdAt: true, updatedAt: true },
      resolve: (log) => (log.status === 'PENDING' ? log.updatedAt : log.createdAt),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: words.updatedAt }),
    user: t.relation('user', { description: 'Whose day it is.' }),
    payrollRun: t.relation('payrollRun', {
      nullable: true,
      description: 'The run that includes the day and so locks it; null if there is none, or it is void.',
    }),
    viewerCanEdit: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may change the day.',
      select: { payrollRunId: true },
      resolve: (log, _args, { viewer }) =>
        log.payrollRunId === null && canLogDaysFor(viewer, log.userId) === null,
    }),
    viewerCanDecide: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may approve or reject the day.',
      select: { payrollRunId: true },
      resolve: (log, _args, { viewer }) =>
        log.payrollRunId === null && canDecideDays(viewer, log.userId) === null,
    }),
  }),
});
