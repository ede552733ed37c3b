import type { Template } from './template.ts';

/** The way in for somebody who was added and has no password yet. */
export const invitation: Template<{ invitedBy: string; expiresAt: string }> = (
  { firstName, companyName, publicUrl, secret, formatInstant },
  { invitedBy, expiresAt },
) => ({
  subject: `Your invitation to the ${companyName} portal`,
  greeting: `Hi ${firstName},`,
  paragraphs: [
    `${invitedBy} has invited you to the portal of ${companyName}. Choose a password and you are in:`,
  ],
  link: { label: 'Accept Invitation', url: `${publicUrl}/invitation#${secret}` },
  notes: [
    `The link works once, until ${formatInstant(expiresAt)}. Don't pass it on: whoever opens it first has your account.`,
  ],
  from: companyName,
});
