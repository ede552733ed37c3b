/** Finding people by what is typed into a search box. */
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { models } from '../../platform/sql/dataModel.ts';
import { whereSql } from '../../platform/sql/where.ts';

const MAX_WORDS = 8;

/** The words of a search, ready for LIKE, where these three signs have their own meaning. */
const splitWords = (search: string | null | undefined): string[] =>
  (search?.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS) ?? []).map((word) =>
    word.replace(/[\\%_]/g, '\\$&'),
  );

/** Every word must occur in the first name, the last name or the email address, in whatever case. */
export function matchesPerson(search: string | null | undefined): Prisma.UserWhereInput {
  return {
    AND: splitWords(search).map((word) => {
      const contains = { contains: word, mode: 'insensitive' } as const;
      return { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] };
    }),
  };
}

/** Closer than `matchesPerson`: the first name, the last name or the email address begins with each word. */
export function beginsPerson(search: string): Prisma.UserWhereInput {
  return {
    AND: splitWords(search).map((word) => {
      const startsWith = { startsWith: word, mode: 'insensitive' } as const;
      return { OR: [{ firstName: startsWith }, { lastName: startsWith }, { email: startsWith }] };
    }),
  };
}

/** Like `matchesPerson`, for a custom statement in which the person's table is called `person`. */
export function personMatches(search: string | null | undefined): Prisma.Sql {
  return whereSql(models.User, 'person', matchesPerson(search));
}
