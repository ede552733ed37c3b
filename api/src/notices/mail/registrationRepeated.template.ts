import type { Template } from './template.ts';

/** For someone whose address was used to request a second account. No one else is told. */
export const registrationRepeated: Template<Record<string, never>> = ({
  firstName,
  companyName,
  publicUrl,
}) => ({
  subject: 'You already have an account',
  greeting: `Hi ${firstName},`,
  paragraphs: [
    `Someone requested an account in the ${companyName} portal with your email address. You already have one, and nothing has changed. If it was you, sign in or choose "Forgot password?" there:`,
  ],
  link: { label: 'Sign In', url: `${publicUrl}/login` },
  notes: ['If it wasn’t you, you don’t need to do anything.'],
  from: companyName,
});
