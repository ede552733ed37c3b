/** Inviting people, and open invitations. */
import { INVITERS, ROLES_BY_RANK } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { rateFields } from '../people/inputFields.ts';
import { email, personName, phone, rate } from '../people/inputRules.ts';
import { inputWords } from '../people/inputWords.ts';
import { RoleNameEnum, User, UserKindEnum, WorkRelationEnum } from '../people/user.graphql.ts';
import type { Invited } from './invitation.ts';
import { invitePerson } from './invite.service.ts';
import { resendInvitation, withdrawInvitation } from './open.service.ts';

builder.prismaObject('Invitation', {
  tokenScope: 'PEOPLE_READ',
  description: 'An invitation that has been neither accepted nor withdrawn.',
  // Reads only what a query selects, and never the hash.
  select: { userId: true },
  authScopes: { anyRole: INVITERS },
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was last sent.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When its link expires.' }),
    isSent: t.boolean({
      description: 'Whether it was ever sent: someone from a list is added first and invited later.',
      select: { createdAt: true, expiresAt: true },
      resolve: ({ createdAt, expiresAt }) => expiresAt > createdAt,
    }),
    isExpired: t.boolean({
      description: 'Whether its link no longer works.',
      select: { expiresAt: true },
      resolve: ({ expiresAt }, _args, { now }) => expiresAt <= now(),
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  invitation: t.relation('invitation', {
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description: 'The invitation that the person has not accepted yet; null if there is none.',
    authScopes: { anyRole: INVITERS },
  }),
  mailFailedAt: t.expose('mailFailedAt', {
    type: 'DateTime',
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description: 'When the last email to the person could not be delivered; null if it was delivered.',
    authScopes: { anyRole: INVITERS },
  }),
}));

const InvitationPayload = builder.objectRef<Invited>('InvitationPayload').implement({
  description: 'An invitation that was just sent, or that you hand over yourself.',
  authScopes: { anyRole: INVITERS },
  fields: (t) => ({
    link: t.exposeString('link', {
      nullable: true,
      description: 'The link to hand over, shown only once; null if the portal emails it to the person.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the link expires.' }),
    user: t.prismaField({
      type: User,
      description: 'The person invited.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

const InvitePersonInput = builder.inputType('InvitePersonInput', {
  description: 'Who is invited; they choose the password themselves.',
  validate: z.object({
    kind: z.enum(['STAFF', 'CONTRACTOR']),
    email,
    firstName: personName('First name'),
    lastName: personName('Last name'),
    phone,
    ...rate,
    startsOn: z.string().nullish(),
    workRelation: z.enum(['CONTRACTOR', 'EMPLOYEE']).nullish(),
    roles: z.array(z.enum(ROLES_BY_RANK)).nullish(),
  }),
  fields: (t) => ({
    kind: t.field({
      type: UserKindEnum,
      required: true,
      description: 'Whether the person joins the staff or drives as a contractor.',
    }),
    email: t.string({
      required: true,
      description: 'The address the invitation goes to, and the person signs in with.',
    }),
    firstName: t.string({ required: true, description: inputWords.firstName }),
    lastName: t.string({ required: true, description: inputWords.lastName }),
    phone: t.string({ description: inputWords.phone }),
    startsOn: t.field({ type: 'Date', description: inputWords.startsOn }),
    workRelation: t.field({
      type: WorkRelationEnum,
      description:
        'Whether pay goes on a 1099 or on a W-2; contractors get a 1099. For staff it stays undecided if left out.',
    }),
    roles: t.field({
      type: [RoleNameEnum],
      description: inputWords.roles,
    }),
    ...rateFields(t),
  }),
});

builder.mutationField('invitePerson', (t) =>
  t.withAuth({ anyRole: INVITERS, fresh: true }).field({
    type: InvitationPayload,
    tokenScope: 'SESSION',
    description:
      'Adds a person and invites them to choose a password within 7 days. Staff are invited by administrators and HR, with roles that the viewer may grant; only someone who may set daily rates can set one.',
    errors: {
      types: [ConflictError, ForbiddenError, ValidationError],
      union: { description: 'The invitation, or why no one was invited.' },
    },
    args: { input: t.arg({ type: InvitePersonInput, required: true }) },
    resolve: (_root, { input }, context) => invitePerson(context, input),
  }),
);

const ResendInvitationInput = builder.inputType('ResendInvitationInput', {
  description: 'The person to invite again.',
  fields: (t) => ({ userId: t.id({ required: true, description: 'The person invited.' }) }),
});

builder.mutationField('resendInvitation', (t) =>
  t.withAuth({ anyRole: INVITERS, fresh: true }).field({
    type: InvitationPayload,
    tokenScope: 'SESSION',
    description: 'Invites a person again who has not accepted yet. The earlier link no longer works.',
    errors: {
      types: [ConflictError, ForbiddenError, NotFoundError],
      union: { description: 'The new invitation, or why there is none.' },
    },
    args: { input: t.arg({ type: ResendInvitationInput, required: true }) },
    resolve: (_root, { input }, context) => resendInvitation(context, input),
  }),
);

const WithdrawInvitationInput = builder.inputType('WithdrawInvitationInput', {
  description: 'Whose invitation to end.',
  fields: (t) => ({ userId: t.id({ required: true, description: 'The person invited.' }) }),
});

builder.mutationField('withdrawInvitation', (t) =>
  t.withAuth({ anyRole: INVITERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'Ends an invitation that no one has accepted, and deactivates the person.',
    errors: {
      types: [ForbiddenError, NotFoundError],
      union: { description: 'The person, or why the invitation stays.' },
    },
    args: { input: t.arg({ type: WithdrawInvitationInput, required: true }) },
    resolve: changedRecord('user', withdrawInvitation),
  }),
);
