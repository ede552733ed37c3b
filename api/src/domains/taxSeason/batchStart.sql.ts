/** The people whose forms are generated. */
import { db, defineChange } from '../../platform/sql/define.ts';
import { insertFrom, unnested } from '../../platform/sql/parts.ts';

/** The people of a batch, in order. Two arrays instead of a thousand rows, which would block the process. */
export const addedPeople = defineChange(
  { batchId: 'uuid', people: 'uuid[]', positions: 'int[]' },
  ({ batchId, people, positions }) =>
    insertFrom(
      db.insertInto('TaxDocumentBatchItem'),
      db.selectFrom(unnested({ key: people, position: positions }, 'person')),
      ({ ref }) => ({ batchId, userId: ref('person.key'), position: ref('person.position') }),
    ),
);
