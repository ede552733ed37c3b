import type { MissingFieldHandler } from 'relay-runtime';

/** The fields of Query that return a record by its id. */
const BY_ID = ['node', 'user', 'contractor', 'staffMember', 'report'];

/** A record opened from a list is in the store already: the list's data shows while the rest is loading. */
export const knownRecords: MissingFieldHandler = {
  kind: 'linked',
  handle: ({ name }, record, { id }) =>
    record?.getType() === '__Root' && BY_ID.includes(name) && typeof id === 'string' ? id : undefined,
};
