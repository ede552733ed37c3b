import { ALWAYS_COMES, type Template } from './template.ts';

type NewDevice = {
  /** A browser, or anything else that signs in: a script keeps no mark by which it would be known again. */
  kind: 'BROWSER' | 'OTHER';
  /** As in 'Chrome on Windows'. */
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

/** For the owner of an account, who may not be the one who has just signed in. */
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
