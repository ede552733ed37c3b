/** Updates the fingerprint of name and number in documents after the number's index has changed. */
import { db, defineChange, sql } from '../../platform/sql/define.ts';
import { unnested } from '../../platform/sql/parts.ts';

export const identitiesMoved = defineChange({ before: 'text[]', after: 'text[]' }, ({ before, after }) =>
  db
    .updateTable('TaxDocument as document')
    .from(unnested({ before, after }, 'moved'))
    .where(({ ref }) => sql<boolean>`${ref('document.snapshot')} ->> 'identity' = ${ref('moved.before')}`)
    .set({
      snapshot: ({ ref }) =>
        sql`jsonb_set(${ref('document.snapshot')}, '{identity}', to_jsonb(${ref('moved.after')}))`,
    }),
);
