/** Finding people by what is typed into a search box. */
import type { Prisma } from '../db/generated/client/client.ts';

const MAX_WORDS = 8;

/** Every word must occur in the first name, the last name or the e-mail address, in whatever case. */
export function matchesPerson(search: string | null | undefined): Prisma.UserWhereInput {
  const words = search?.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS) ?? [];
  return {
    AND: words.map((word) => {
      // Prisma hands the text to LIKE as it is, where these three have a meaning of their own.
      const contains = { contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const;
      return { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] };
    }),
  };
}
