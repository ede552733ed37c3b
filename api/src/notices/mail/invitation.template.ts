import type { Template } from './template.ts';

/** The link for someone who was added and has no password yet. */
export const invitation: Template<{ invitedBy: string; expiresAt: string }> = (
  { firstName, companyName, publicUrl, secret, formatInstant },
  { invitedBy, expiresAt },
) => ({
  subject: `Your invitation to the ${companyName} portal`,
  greeting: `Hi ${firstName},`,
  paragraphs: [`${invitedBy} invited you to the ${companyName} portal. Choose a password to get started:`],
  link: { label: 'Accept Invitation', url: `${publicUrl}/invitation#${secret}` },
  notes: [
    `The link works once, until ${formatInstant(expiresAt)}. Don’t forward it: the first person to open it gets your account.`,
  ],
  from: companyName,
});
