/** Finds people by the text typed into a search box. */
import { foldForSearch } from 'rules/latinLetters';
import { withoutHidden } from 'rules/plainText';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { isNoOne, personContains } from './search.sql.ts';

const MAX_WORDS = 8;

/** The words of a search, in the letters of `searchText` and escaped for LIKE. */
const splitWords = (search: string): string[] =>
  foldForSearch(withoutHidden(search))
    .split(/[\s,;]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));

/**
 * People whose text contains every word, with `sign` before it. No text matches everyone; a text without words matches
 * no one.
 */
function containing(search: string | null | undefined, sign: string): Prisma.UserWhereInput {
  if (!search?.trim()) return {};
  const words = splitWords(search);
  if (words.length === 0) return { id: { in: [] } };
  return { AND: words.map((word) => ({ searchText: { contains: sign + word, mode: 'insensitive' } })) };
}

/** Every word must be part of the names or the email address, ignoring case and accents. */
export const matchesPerson = (search: string | null | undefined): Prisma.UserWhereInput =>
  containing(search, '');

/** Stricter than `matchesPerson`: every word must start a word of the names or the email address. */
export const beginsPerson = (search: string): Prisma.UserWhereInput => containing(search, ' ');

/** Like `matchesPerson`, for a typed statement that calls the person's table `person`. */
export function personMatches(search: string | null | undefined): Condition[] {
  if (!search?.trim()) return [];
  const words = splitWords(search);
  return words.length === 0 ? [isNoOne()] : words.map((word) => personContains({ pattern: `%${word}%` }));
}
