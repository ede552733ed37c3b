/** People, their records and their notices. */
import type { MailChoice } from '../../platform/db/generated/client/enums.ts';
import { deletedUserName } from '../deletedUsers.ts';
import type { ActionRow, Facts } from './action.ts';
import { of, people, some, words } from './phrases.ts';

const PERSON = { changes: ['PEOPLE'] } as const;
const ACTIVE = { ...PERSON, keeps: ['isActive'] } as const;
const INACTIVE = { ...ACTIVE, level: 'WARNING', changes: ['PEOPLE', 'ACCESS'] } as const;
const ARCHIVE = { ...PERSON, keeps: ['archived'] } as const;

const MAIL_NAMES: Record<string, string> = {
  WEEK_REJECTED: 'rejected days',
  STATEMENT_READY: 'pay statements',
  TAX_DOCUMENT_READY: 'tax documents',
} satisfies Record<MailChoice, string>;

const personName = ({ after, subject }: Facts): string =>
  subject === 'someone' && after.firstName ? `${words(after.firstName)} ${words(after.lastName)}` : subject;

export const PEOPLE_ACTIONS = {
  USER_CREATED: {
    ...PERSON,
    did: (facts) =>
      `added ${personName(facts)} as a ${facts.after.kind === 'STAFF' ? 'staff member' : 'contractor'}`,
    didAll: ({ subject }) => `added ${subject}`,
    keeps: ['kind', 'roles', 'isActive'],
    lasts: true,
  },
  USER_REGISTERED: { ...PERSON, reads: (facts) => `${personName(facts)} registered and waits for approval.` },
  REGISTRATION_REPEATED: {
    reads: ({ subject }) => `Someone registered with the email address of ${subject}; nothing changed.`,
  },
  PEOPLE_IMPORTED: {
    ...PERSON,
    did: ({ after }) => `imported a list of ${people(after.people)}`,
    level: 'WARNING',
    keeps: ['people'],
    lasts: true,
  },
  INVITATION_CREATED: {
    ...PERSON,
    did: ({ subject }) => `invited ${subject}`,
    didAll: true,
    keeps: ['expiresAt', 'linkShown'],
    lasts: true,
  },
  INVITATION_ACCEPTED: {
    reads: ({ subject }) => `${subject} accepted their invitation and signed in.`,
    changes: ['PEOPLE', 'ACCESS'],
  },
  INVITATION_WITHDRAWN: { ...INACTIVE, did: ({ subject }) => `withdrew the invitation of ${subject}` },
  PROFILE_UPDATED: {
    ...PERSON,
    did: ({ own, subject }) => `updated ${own ? 'their own profile' : `the profile of ${subject}`}`,
  },
  STAFF_UPDATED: { ...PERSON, did: (facts) => `changed the record${of(facts)}` },
  CONTRACTOR_UPDATED: {
    ...PERSON,
    did: ({ subject }) => `changed the name or email address of ${subject}`,
  },
  USER_ACTIVATED: { ...ACTIVE, did: ({ subject }) => `activated ${subject}` },
  USER_DEACTIVATED: { ...INACTIVE, did: ({ subject }) => `deactivated ${subject}` },
  CONTRACTOR_DEACTIVATED: { ...INACTIVE, did: ({ subject }) => `deactivated ${subject}` },
  USER_ARCHIVED: {
    ...ARCHIVE,
    did: ({ subject }) => `archived ${subject}`,
    level: 'WARNING',
    changes: ['PEOPLE', 'ACCESS'],
  },
  USER_UNARCHIVED: { ...ARCHIVE, did: ({ subject }) => `unarchived ${subject}` },
  USER_RECORDS_EXPORTED: {
    did: ({ subject }) => `downloaded the records of ${subject}`,
    level: 'WARNING',
    lasts: true,
    handsOut: { of: 'ONE', what: () => 'All records, as one file' },
  },
  // What others did to the person stays, reduced to what each row keeps.
  USER_DELETED: {
    did: ({ after }) =>
      `permanently deleted an archived user${after.deletedUser ? `, who is now ${deletedUserName(Number(after.deletedUser))}` : ''}`,
    level: 'CRITICAL',
    changes: ['PEOPLE', 'DAYS', 'PAYROLL'],
  },
  MAIL_CHOICE_CHANGED: {
    did: ({ after }) =>
      `turned ${after.isWanted ? 'on' : 'off'} emails about ${MAIL_NAMES[words(after.mail)] ?? 'something'}`,
    keeps: ['mail', 'isWanted'],
  },
  MAIL_FAILED: {
    ...PERSON,
    reads: ({ subject }) => `Email to ${subject} couldn’t be delivered.`,
    level: 'WARNING',
    keeps: ['template', 'responseCode'],
  },
  NOTICES_READ: {
    did: ({ after }) => `marked ${some(after.notices, 'notice')} as read`,
    changes: ['NOTICES'],
  },
} as const satisfies Record<string, ActionRow>;
