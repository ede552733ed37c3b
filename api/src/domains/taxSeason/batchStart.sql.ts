/** Whose forms are made. */
import { db, defineChange, insertFrom, sql } from '../../platform/sql/define.ts';

/** The people of a batch in their order: one text instead of a thousand rows, which would keep the process to themselves. */
export const addedPeople = defineChange({ batchId: 'uuid', people: 'uuid[]' }, ({ batchId, people }) => {
  const given = db.selectFrom(
    sql<{ key: string; place: number }>`unnest(${people}) with ordinality`.as<'person'>(
      sql`person(key, place)`,
    ),
  );
  return insertFrom(db.insertInto('TaxDocumentBatchItem'), given, ({ ref, eb, lit }) => ({
    batchId,
    userId: ref('person.key'),
    position: eb('person.place', '-', lit(1)),
  }));
});
