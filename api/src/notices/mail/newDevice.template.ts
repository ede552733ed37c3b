import { ALWAYS_COMES, type Template } from './template.ts';

type NewDevice = {
  /** A browser, or another client: a script keeps no mark that would identify it again. */
  kind: 'BROWSER' | 'OTHER';
  /** Such as 'Chrome on Windows'. */
  device: string;
  address: string;
  at: string;
};

const WORDS = {
  BROWSER: {
    subject: 'A sign-in from a new browser',
    from: 'a browser that has not been used for it before',
  },
  OTHER: { subject: 'A sign-in from a new address', from: 'an address that has not been used for it before' },
};

/** For the owner of an account, in case someone else has just signed in. */
export const newDevice: Template<NewDevice> = (
  { firstName, companyName, publicUrl, formatInstant },
  { kind, device, address, at },
) => ({
  subject: WORDS[kind].subject,
  greeting: `Hi ${firstName},`,
  paragraphs: [
    `Someone signed in to your account in the ${companyName} portal from ${WORDS[kind].from}: ${device}, ${address}, on ${formatInstant(at)}.`,
    'If it was you, you don’t need to do anything. If it wasn’t, change your password and sign out everywhere else, at once:',
  ],
  link: { label: 'Open My Profile', url: `${publicUrl}/dashboard/profile` },
  notes: ['If you can’t sign in anymore, call the company.', ALWAYS_COMES],
  from: companyName,
});
