/** Phrases that several groups' messages share. */
import { counted } from 'rules/counted';
import { formatDay } from 'rules/dayFormats';
import { isDay } from 'rules/days';
import { formatMoney, toExactCents } from 'rules/money';
import type { Facts } from './action.ts';

export const words = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

export const money = (value: unknown): string => formatMoney(toExactCents(Number(value)) ?? 0);

/** 'Nov 17, 2026' from '2026-11-17'. */
export function day(value: unknown): string {
  const known = words(value).slice(0, 10);
  return isDay(known) ? formatDay(known) : 'an unknown day';
}

/** The length of a list, or the number itself. */
export const count = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value) || 0);

/** '1 day', '3 days'; pass an irregular plural. */
export const some = (value: unknown, one: string, many?: string): string => counted(count(value), one, many);

export const people = (value: unknown): string => some(value, 'person', 'people');

/** What a batch did if some people failed. */
export const failed = (value: unknown): string => (count(value) ? `, ${count(value)} failed` : '');

export const whose = ({ own, subject }: Facts): string => (own ? 'their own' : `${subject}’s`);

/** ' of Dario Fontaine' if someone else did it, nothing if people did it to their own things. */
export const of = ({ own, subject }: Facts): string => (own ? '' : ` of ${subject}`);

/** ': No truck' if the entry gives a reason; each entry of an act has its own. */
export const reason = ({ after, act }: Facts, name = 'reason'): string =>
  after[name] && !act ? `: ${words(after[name]).replace(/\.$/, '')}` : '';
