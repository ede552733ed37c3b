import { CAN_BE_TURNED_OFF, type Template } from './template.ts';

/** For the person who was put on payroll. */
export const statementReady: Template<Record<string, never>> = ({ firstName, companyName, publicUrl }) => ({
  subject: 'Your pay statement is ready',
  greeting: `Hi ${firstName},`,
  paragraphs: [`A new pay statement is ready for you in the ${companyName} portal:`],
  link: { label: 'Open My Pay Statements', url: `${publicUrl}/dashboard/statements` },
  notes: [CAN_BE_TURNED_OFF],
  from: companyName,
});
