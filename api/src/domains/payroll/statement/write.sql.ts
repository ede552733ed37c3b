/** Pay statements, as they are stored. */
import { ENTRY, withEntry } from '../../../audit/record.sql.ts';
import { defineChange } from '../../../platform/sql/define.ts';

/** Keeps what the pay statement of a run says, and enters the run into the audit log. */
export const keptStatement = defineChange(
  { ...ENTRY, runId: 'uuid', content: 'jsonb', createdAt: 'timestamptz' },
  (p) =>
    withEntry(p)
      .insertInto('PayStatement')
      .values({ runId: p.runId, content: p.content, createdAt: p.createdAt }),
);
