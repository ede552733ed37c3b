import type { MissingFieldHandler } from 'relay-runtime';

/** The fields of Query that return the record whose id they are given. */
const BY_ID = ['node', 'user', 'contractor', 'staffMember', 'report'];

/** A record that is opened from a list is in the store already: what the list has of it shows while the rest is loading. */
export const knownRecords: MissingFieldHandler = {
  kind: 'linked',
  handle: ({ name }, record, { id }) =>
    record?.getType() === '__Root' && BY_ID.includes(name) && typeof id === 'string' ? id : undefined,
};
