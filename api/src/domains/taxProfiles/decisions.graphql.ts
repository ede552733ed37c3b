/** Decisions about payees by administrators and accountants: who a number belongs to, and whose pay a 1099 reports. */
import { RELATION_READERS, TAX_NUMBER_READERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { canSetWorkRelation } from '../../viewer/policy.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, WorkRelationEnum } from '../people/user.graphql.ts';
import { reasonInput } from './reason.ts';
import { decideSharedNumber } from './sharedNumber.service.ts';
import { setWorkRelation, toWorkRelation } from './workRelation.service.ts';

const SharedNumberVerdictEnum = builder.enumType('SharedNumberVerdict', {
  description: 'What people with different legal names and the same number turn out to be.',
  values: {
    SAME_PERSON: { description: 'Everyone with this number is the same person: one form.' },
    MISTAKE: { description: 'This person’s number is a mistake and must be certified again.' },
  } as const,
});

const DecideSharedNumberInput = builder.inputType('DecideSharedNumberInput', {
  description: 'Whose number it is, and how that was determined.',
  validate: z.object({
    userId: z.string(),
    verdict: z.enum(['SAME_PERSON', 'MISTAKE']),
    reason: reasonInput('decide'),
  }),
  fields: (t) => ({
    userId: t.id({
      required: true,
      description: 'One of the people with the number; for a mistake, the one whose number is wrong.',
    }),
    verdict: t.field({ type: SharedNumberVerdictEnum, required: true, description: 'What was determined.' }),
    reason: t.string({ required: true, description: 'How it was determined; recorded in the audit log.' }),
  }),
});

builder.mutationField('decideSharedNumber', (t) =>
  t.withAuth({ anyRole: TAX_NUMBER_READERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Decides whose number it is when people with different legal names have certified the same SSN or ITIN; until then their forms wait.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: DecideSharedNumberInput, required: true }) },
    resolve: changedRecord('user', decideSharedNumber),
  }),
);

const SetWorkRelationInput = builder.inputType('SetWorkRelationInput', {
  description: 'Whose relation to the company is recorded.',
  fields: (t) => ({
    userId: t.id({ required: true, description: inputWords.userId }),
    relation: t.field({
      type: WorkRelationEnum,
      required: true,
      description: 'What applies from `since` on.',
    }),
    since: t.field({
      type: 'Date',
      description:
        'Its first day: what was paid before it counts under the other relation. If left out, a contractor becomes an employee today, or an employee counts as a contractor from the beginning; the first relation of a staff member applies from the beginning.',
    }),
  }),
});

builder.mutationField('setWorkRelation', (t) =>
  t.withAuth({ anyRole: TAX_NUMBER_READERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Records whether someone else is a contractor or an employee; a change splits the year by payment date.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: SetWorkRelationInput, required: true }) },
    resolve: changedRecord('user', setWorkRelation),
  }),
);

builder.prismaObjectFields(User, (t) => ({
  workRelation: t.field({
    type: WorkRelationEnum,
    tokenScope: 'PEOPLE_READ',
    nullable: true,
    description:
      'Whether pay goes on a 1099 or a W-2; null for a staff member while it is undecided. For the person and for those who can read payroll or staff.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, RELATION_READERS),
    select: { kind: true, workRelation: true },
    resolve: toWorkRelation,
  }),
  viewerCanSetWorkRelation: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may record this person as a contractor or an employee.',
    resolve: (person, _args, { viewer }) => canSetWorkRelation(viewer, person) === null,
  }),
}));
