import { CAN_BE_TURNED_OFF, type Template } from './template.ts';

/** For the recipient of a Form 1099. */
export const taxDocumentReady: Template<Record<string, never>> = ({ firstName, companyName, publicUrl }) => ({
  subject: 'Your tax document is ready',
  greeting: `Hi ${firstName},`,
  paragraphs: [`A new tax document is ready for you in the ${companyName} portal:`],
  link: { label: 'Open My Tax Documents', url: `${publicUrl}/dashboard/tax-documents` },
  notes: [CAN_BE_TURNED_OFF],
  from: companyName,
});
