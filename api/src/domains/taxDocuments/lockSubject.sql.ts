/** One document of a person is made at a time: whoever makes or files one holds the person. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** The person, and what a form says of somebody who has certified nothing. */
export const lockedSubject = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db
    .selectFrom('User')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .select(['firstName', 'lastName', 'street', 'city', 'state', 'zip']),
);

/** The person whose document it is. */
export const lockedSubjectOf = defineRows({ documentId: 'uuid' }, ({ documentId }) =>
  db
    .selectFrom('User as person')
    .innerJoin('TaxDocument as document', 'document.userId', 'person.id')
    .where('document.id', '=', documentId)
    .forNoKeyUpdate('person')
    .select('person.id'),
);
