/** Whose forms are made. */
import { db, defineChange } from '../../platform/sql/define.ts';
import { insertFrom, unnested } from '../../platform/sql/parts.ts';

/** The people of a batch in their order: two texts instead of a thousand rows, which would keep the process to themselves. */
export const addedPeople = defineChange(
  { batchId: 'uuid', people: 'uuid[]', positions: 'int[]' },
  ({ batchId, people, positions }) =>
    insertFrom(
      db.insertInto('TaxDocumentBatchItem'),
      db.selectFrom(unnested({ key: people, position: positions }, 'person')),
      ({ ref }) => ({ batchId, userId: ref('person.key'), position: ref('person.position') }),
    ),
);
