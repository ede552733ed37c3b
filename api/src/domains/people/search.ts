/** Finding people by what is typed into a search box. */
import { foldForSearch } from 'rules/latinLetters';
import { withoutHidden } from 'rules/plainText';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { models } from '../../platform/sql/dataModel.ts';
import { whereSql } from '../../platform/sql/where.ts';

const MAX_WORDS = 8;

/** The words of a search in the letters of `searchText`, ready for LIKE, where three signs have their own meaning. */
const splitWords = (search: string): string[] =>
  foldForSearch(withoutHidden(search))
    .split(/[\s,;]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));

/** People in whose text every word occurs behind the sign; everyone for no text, no one for a text without words. */
function containing(search: string | null | undefined, sign: string): Prisma.UserWhereInput {
  if (!search?.trim()) return {};
  const words = splitWords(search);
  if (words.length === 0) return { id: { in: [] } };
  return { AND: words.map((word) => ({ searchText: { contains: sign + word, mode: 'insensitive' } })) };
}

/** Every word must occur in the names or the email address, in whatever case and with or without accents. */
export const matchesPerson = (search: string | null | undefined): Prisma.UserWhereInput =>
  containing(search, '');

/** Closer than `matchesPerson`: a word of the names or the email address begins with each word. */
export const beginsPerson = (search: string): Prisma.UserWhereInput => containing(search, ' ');

/** Like `matchesPerson`, for a custom statement in which the person's table is called `person`. */
export function personMatches(search: string | null | undefined): Prisma.Sql {
  return whereSql(models.User, 'person', matchesPerson(search));
}
