import type { Template } from './template.ts';

/** The link to set a new password, requested on the sign-in page. */
export const passwordReset: Template<{ expiresAt: string }> = (
  { firstName, companyName, publicUrl, secret, formatInstant },
  { expiresAt },
) => ({
  subject: 'Reset your password',
  greeting: `Hi ${firstName},`,
  paragraphs: [
    `Someone asked for a new password for your account in the ${companyName} portal. If it was you, choose one here:`,
  ],
  link: { label: 'Choose a New Password', url: `${publicUrl}/reset-password#${secret}` },
  notes: [
    `The link works once, until ${formatInstant(expiresAt)}.`,
    'If it wasn’t you, ignore this email. Your password stays the same.',
  ],
  from: companyName,
});
