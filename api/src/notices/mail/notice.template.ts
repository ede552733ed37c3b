import type { NoticeKind } from '../../platform/db/generated/client/enums.ts';
import { NOTICE_KINDS } from '../kinds.ts';
import { ALWAYS_COMES, type Template } from './template.ts';

/** A notice by email; names and amounts are only in the portal. */
export const notice: Template<{ kind: NoticeKind }> = ({ firstName, companyName, publicUrl }, { kind }) => {
  const { inMail, advice }: { inMail: string; advice?: string } = NOTICE_KINDS[kind];
  return {
    subject: inMail.slice(0, -1),
    greeting: `Hi ${firstName},`,
    paragraphs: [`${inMail} The bell in the ${companyName} portal says who did what, and when:`],
    link: { label: 'Open the Portal', url: `${publicUrl}/dashboard` },
    notes: [...(advice ? [advice] : []), ALWAYS_COMES],
    from: companyName,
  };
};
