/** What an entry changed, value by value, for people to read. */

export type Values = Record<string, unknown>;

export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** The values of an entry as an object; empty if there are none. */
export const toValues = (json: unknown): Values =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Values) : {};

/** 'dailyRate' becomes 'Daily rate'. */
function label(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function text(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object'))
    return value.join(', ') || null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const HIDDEN = ['_meta', 'userId', 'userIds', 'deletedUserId'];

/** The values that differ, in the order of their names. Keys of records are left out: the sentence names the person. */
export function listChanges(oldValues: unknown, newValues: unknown): AuditChange[] {
  const before = toValues(oldValues);
  const after = toValues(newValues);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !HIDDEN.includes(name))
    .sort()
    .map((name) => ({ field: label(name), before: text(before[name]), after: text(after[name]) }))
    .filter((change) => change.before !== change.after);
}
