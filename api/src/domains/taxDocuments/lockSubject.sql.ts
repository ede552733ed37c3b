/** Generating or filing a document locks its person, so that one document of a person changes at a time. */
import { db, defineRows } from '../../platform/sql/define.ts';

/** The person, with the name and address for a form without a certification. */
export const lockedSubject = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db
    .selectFrom('User')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .select(['firstName', 'lastName', 'street', 'city', 'state', 'zip']),
);

/** The person of a document. */
export const lockedSubjectOf = defineRows({ documentId: 'uuid' }, ({ documentId }) =>
  db
    .selectFrom('User as person')
    .innerJoin('TaxDocument as document', 'document.userId', 'person.id')
    .where('document.id', '=', documentId)
    .forNoKeyUpdate('person')
    .select('person.id'),
);
