/** Whether a document still says what is true. Pure. */
import type { Cents } from 'rules/money';
import type { TaxDocumentStatus } from '../../platform/db/generated/client/enums.ts';
import type { TaxContent } from './content.ts';
import type { Facts } from './facts.ts';

export const isFiled = (status: TaxDocumentStatus): boolean =>
  status === 'SUBMITTED' || status === 'APPROVED';

/** The part of a document's content that decides whether it is right. */
export type Said = Pick<TaxContent, 'type' | 'facts' | 'identity'> & { amounts: { reported: Cents } | null };

/** Whether what was filed is right: the amount and whose it is. An address alone needs no correction. */
export function isRightAsFiled(content: Said, facts: Facts): boolean {
  if (content.type === 'W9') return content.facts === facts.facts;
  const due = facts.amounts?.reported ?? 0;
  return due === content.amounts?.reported && (due === 0 || content.identity === facts.identity);
}

/** Whether making the document again would make the same one. */
export const isCurrent = (status: TaxDocumentStatus, content: Said, facts: Facts): boolean =>
  isFiled(status) ? isRightAsFiled(content, facts) : content.facts === facts.facts;
