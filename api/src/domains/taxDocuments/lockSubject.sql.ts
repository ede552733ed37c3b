/** One document of a person is generated at a time: generating or filing one locks the person. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** The person, and what a form says of someone who has certified nothing. */
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
