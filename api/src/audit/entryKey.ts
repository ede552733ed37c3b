/** Keys of audit entries. The digest covers the key, so it must be known before the row is written. */
export { newTimeKey as newEntryKey } from '../platform/lib/timeKey.ts';
