/** What an entry changed, value by value, in readable form. */
import { formatDay } from 'rules/dayFormats';
import { isDay } from 'rules/days';
import { formatInstant } from 'rules/instantFormats';
import { formatMoney, toExactCents } from 'rules/money';
import type { Values } from '../../audit/actions/action.ts';

export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** The values of an entry as an object; empty if there are none. */
export const toValues = (json: unknown): Values =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Values) : {};

/** Values under these names are dollars. */
const MONEY = [
  ...[
    'amount',
    'basePay',
    'bonuses',
    'dailyRate',
    'deducted',
    'expenses',
    'floor',
    'left',
    'net',
    'overpaid',
    'pay',
  ],
  ...['compensation', 'reimbursed', 'secondPersonAbove', 'threshold', 'totalPay', 'weekly', 'withheld'],
];
/** Names that differ between the log and the screen. */
const LABELS: Record<string, string> = { bonuses: 'Expenses', dailyRate: 'Day rate', endsIn: 'Ends in' };
/** Values under these names are words of the portal, such as APPROVED; abbreviations stay as they are. */
const WORDS = [
  'category',
  'kind',
  'mail',
  'method',
  'numberType',
  'payday',
  'relation',
  'roles',
  'status',
  'type',
  'verdict',
];
const ABBREVIATION = /^[A-Z]{2,3}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** 'weekStart' becomes 'Week start'. */
function label(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'FORM_1099_NEC' becomes 'Form 1099 NEC', 'Asst_Manager' 'Asst Manager'. */
const toWords = (name: string): string =>
  name
    .split('_')
    .map((word, place) => {
      if (ABBREVIATION.test(word) || /[a-z]/.test(word)) return word;
      return place === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
    })
    .join(' ');

/** '$240.00', 'Nov 16, 2026', 'Yes', 'Approved'. */
function text(name: string, value: unknown, timeZone: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object'))
    return value.map((part) => text(name, part, timeZone)).join(', ') || null;
  if (typeof value === 'object') return JSON.stringify(value);
  const cents = MONEY.includes(name) ? toExactCents(Number(value)) : undefined;
  if (cents !== undefined) return formatMoney(cents);
  const words = String(value);
  if (isDay(words)) return formatDay(words);
  if (INSTANT.test(words)) return formatInstant(words, timeZone);
  return WORDS.includes(name) ? toWords(words) : words;
}

const HIDDEN = ['_meta', 'userId', 'userIds', 'deletedUserId', 'account', 'paidTo'];

/**
 * The values that differ, by name, with their units; instants in the time zone. Keys of records and hashes of accounts
 * are left out, because the message names the person.
 */
export function listChanges(oldValues: unknown, newValues: unknown, timeZone: string): AuditChange[] {
  const before = toValues(oldValues);
  const after = toValues(newValues);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !HIDDEN.includes(name))
    .sort()
    .map((name) => ({
      field: label(name),
      before: text(name, before[name], timeZone),
      after: text(name, after[name], timeZone),
    }))
    .filter((change) => change.before !== change.after);
}
