/** Whether a document is still right. Pure. */
import type { Cents } from 'rules/money';
import type { TaxDocumentStatus } from '../../platform/db/generated/client/enums.ts';
import type { TaxContent } from './content.ts';
import type { Facts } from './facts.ts';
import { isFiled } from './filed.ts';
import type { YearFacts } from './readFacts.ts';

/** The part of a document's content that decides whether it is right. */
export type Said = Pick<TaxContent, 'type' | 'facts' | 'identity'> & {
  amounts: { reported: Cents; withheld?: Cents | undefined } | null;
};

/** A form of 0.00 cancels a filed one, so it has the name and number that were filed. */
const isSamePayee = (content: Said, facts: Facts): boolean =>
  content.amounts?.reported === 0 || content.identity === facts.identity;

/** Whether a filed form is right: its amounts, name and number. A new address needs no correction. */
export function isRightAsFiled(content: Said, facts: Facts): boolean {
  if (content.type === 'W9') return content.facts === facts.facts;
  const due = facts.amounts?.reported ?? 0;
  const isSame = (facts.amounts?.withheld ?? 0) === (content.amounts?.withheld ?? 0);
  return due === content.amounts?.reported && isSame && isSamePayee(content, facts);
}

/** Whether the content was made from these facts. */
export const isMadeFrom = (content: Said, facts: Facts): boolean =>
  content.type === 'W9'
    ? content.facts === facts.facts
    : isSamePayee(content, facts) &&
      (content.facts === facts.facts || content.facts === facts.factsWithIdentity);

/** Whether generating the document again would give the same one. */
export const isCurrent = (status: TaxDocumentStatus, content: Said, facts: Facts): boolean =>
  isFiled(status) ? isRightAsFiled(content, facts) : isMadeFrom(content, facts);

/** The same for a stored 1099. One that cancels a filed form says 0.00, no matter what was paid. */
export function isCurrentIn(
  { findFacts }: Pick<YearFacts, 'findFacts'>,
  { userId, status, content }: { userId: string; status: TaxDocumentStatus; content: TaxContent },
): boolean {
  if (content.kind === 'ZEROED') return true;
  const facts = content.type === 'W9' ? undefined : findFacts(content.type, userId, content.forced);
  return facts !== undefined && isCurrent(status, content, facts);
}
