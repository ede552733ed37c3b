/** The archive, for administrators: archiving, browsing, permanent deletion. */
import { MAX_DELETION_REASON, PAID_LATELY_DAYS } from 'rules/limits';
import { ADMINS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { File } from '../../graph/file.ts';
import { assertOneAtATime } from '../../graph/oneAtATime.ts';
import { words } from '../../graph/words.ts';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RetentionError,
  ValidationError,
} from '../../operation/errors.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { archiveOverview, type ArchiveOverview as Overview, setUserArchived } from './archive.service.ts';
import { type Deleted, deleteUser } from './deleteUser.service.ts';
import { deletionPreview, type DeletionPreview as Preview } from './deletionPreview.service.ts';
import { exportRecords } from './records.service.ts';

const ArchiveOverview = builder.objectRef<Overview>('ArchiveOverview').implement({
  tokenScope: 'PEOPLE_READ',
  description: 'The cards of the archive.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    archivedUsers: t.exposeInt('archivedUsers', { description: 'Archived people of either kind.' }),
    itAdmins: t.exposeInt('itAdmins', {
      description: 'Everyone with the role IT_Admin: protected from the archive and from deletion.',
    }),
    deletable: t.exposeInt('deletable', { description: 'Archived people the viewer may delete.' }),
  }),
});

builder.queryField('archiveOverview', (t) =>
  t.withAuth({ anyRole: ADMINS }).field({
    type: ArchiveOverview,
    tokenScope: 'PEOPLE_READ',
    description: 'The cards of the archive.',
    resolve: (_root, _args, context) => archiveOverview(context),
  }),
);

const DeletionPreview = builder.objectRef<Preview>('DeletionPreview').implement({
  tokenScope: 'PEOPLE_READ',
  description: 'What a permanent deletion would remove.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    timeLogs: t.exposeInt('timeLogs', { description: 'How many logged days would be deleted.' }),
    receipts: t.exposeInt('receipts', {
      description: 'How many receipts would be deleted, with their photos and PDFs.',
    }),
    payrollRuns: t.exposeInt('payrollRuns', {
      description: 'How many payroll runs would be deleted, void ones included.',
    }),
    taxDocuments: t.exposeInt('taxDocuments', {
      description: 'How many 1099s and W-9s about the person would be deleted.',
    }),
    auditLogs: t.exposeInt('auditLogs', {
      description:
        'Entries about the person or their records: what they say is removed; the fact that others did something stays.',
    }),
    keepUntil: t.expose('keepUntil', {
      type: 'Date',
      nullable: true,
      description: 'How long tax rules expect the records to be kept; null if nothing was paid.',
    }),
    reason: t.exposeString('reason', { description: 'The rule that keepUntil follows, in a sentence.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  deletionPreview: t.field({
    type: DeletionPreview,
    tokenScope: 'PEOPLE_READ',
    description: 'What a permanent deletion would remove, and how long it is expected to be kept.',
    authScopes: { anyRole: ADMINS },
    // It looks through the whole audit log.
    resolve: ({ id }, _args, context, info) => {
      assertOneAtATime(info, 'person');
      return deletionPreview(context, id);
    },
  }),
}));

builder.queryField('userRecords', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).field({
    type: File,
    tokenScope: 'SESSION',
    description: "A person's records as one ZIP archive. Every download is recorded in the audit log.",
    errors: { types: [NotFoundError] },
    args: { id: t.arg.id({ required: true, description: inputWords.userId }) },
    resolve: (_root, { id }, context) => exportRecords(context, id),
  }),
);

const SetUserArchivedInput = builder.inputType('SetUserArchivedInput', {
  description: 'Whom to archive or unarchive.',
  fields: (t) => ({
    userId: t.id({ required: true, description: inputWords.userId }),
    archived: t.boolean({
      required: true,
      description: 'True to archive, which ends access at once; false to unarchive.',
    }),
  }),
});

builder.mutationField('setUserArchived', (t) =>
  t.withAuth({ anyRole: ADMINS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Archives a user of either kind, whose access ends at once, or unarchives the user.',
    errors: { types: [ForbiddenError, NotFoundError] },
    args: { input: t.arg({ type: SetUserArchivedInput, required: true }) },
    resolve: changedRecord('user', setUserArchived),
  }),
);

const DeleteUserInput = builder.inputType('DeleteUserInput', {
  description: 'Whom to delete permanently.',
  validate: z.object({
    userId: z.string(),
    confirmEmail: z.string().max(254, 'The email address is too long.').nullish(),
    acknowledge: z.boolean().nullish(),
    reason: z
      .string()
      .max(MAX_DELETION_REASON, `The reason must be at most ${MAX_DELETION_REASON} characters.`)
      .nullish(),
  }),
  fields: (t) => ({
    userId: t.id({ required: true, description: 'The id of an archived user.' }),
    confirmEmail: t.string({
      description: "The user's email address, typed again as a safeguard; it must match if it is given.",
    }),
    acknowledge: t.boolean({
      description:
        'True to delete even though something is open (`User.openThings`), which is refused otherwise.',
    }),
    reason: t.string({
      description: `Why, for the audit log; required with acknowledge. At most ${MAX_DELETION_REASON} characters.`,
    }),
  }),
});

const DeleteUserPayload = builder.objectRef<Deleted>('DeleteUserPayload').implement({
  description: 'Confirms that the person is gone, or says what a second person must approve first.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    message: t.string({
      description: words.message,
      resolve: ({ approvalRequest }) =>
        approvalRequest
          ? `Sent to a second person, because this user was paid within ${PAID_LATELY_DAYS} days.`
          : 'User permanently deleted successfully!',
    }),
    deletedUserId: t.id({
      nullable: true,
      description:
        'The id that the person had; it no longer finds anything. Null if a second person is asked.',
      resolve: ({ deletedUserId }) => deletedUserId,
    }),
    approvalRequest: t.prismaField({
      type: ApprovalRequest,
      nullable: true,
      description: `The request that a second person must approve first, if the person was paid within ${PAID_LATELY_DAYS} days and the company has a limit for one person; nothing is deleted until then. Null otherwise.`,
      resolve: (query, { approvalRequest = null }, _args, { db }) =>
        db.approvalRequest.findFirst({ ...query, where: { id: { in: [approvalRequest ?? []].flat() } } }),
    }),
  }),
});

builder.mutationField('deleteUser', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).field({
    type: DeleteUserPayload,
    tokenScope: 'SESSION',
    description: `Permanently deletes an archived user and everything about the person. What the person did to others stays in the audit log under a number. Refused (RETENTION) while money or a tax year is open, unless it is acknowledged with a reason, and (CONFLICT) within the retention period of a filed form that reports payments to this person and to another account. If the company has a limit for one person, deleting someone paid within ${PAID_LATELY_DAYS} days needs a second person.`,
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, RetentionError, ValidationError] },
    args: { input: t.arg({ type: DeleteUserInput, required: true }) },
    resolve: (_root, { input }, context) => deleteUser(context, input),
  }),
);
