/** The text of an audit log entry: its facts from the statement, its words from the portal's own rules. */
import type { Facts } from '../../../api/src/audit/actions/action.ts';
import { sayWith } from '../../../api/src/domains/auditLogs/messages.ts';

/** The person an entry is about; a column of any statement that reads the log. */
export const SUBJECT_ID = `CASE WHEN "entityType" = 'User' THEN "entityId"
  ELSE coalesce("newValues"->>'userId', "oldValues"->>'userId') END AS "subjectId"`;

/** The argument of `withSentence`, if the person it is about is joined as `subject`. */
export const FACTS = `json_build_object('entityId', "entityId", 'before', coalesce("oldValues", '{}'),
  'after', coalesce("newValues", '{}'), 'own', "subjectId" IS NOT NULL AND "subjectId" = "userId"::text,
  'subject', subject."firstName" || ' ' || subject."lastName")`;

interface Told {
  action: string;
  act?: object;
  user: { name: string } | null;
  deletedActor: { name: string } | null;
  facts: Omit<Facts, 'actor' | 'subject'> & { subject: string | null };
}

/** The entry with its text in place of the facts. */
export function withSentence({ facts, ...entry }: Told) {
  const actor = entry.user?.name ?? entry.deletedActor?.name ?? 'The system';
  return {
    ...entry,
    sentence: sayWith(entry.action, { ...facts, actor, subject: facts.subject ?? 'someone' }),
  };
}
