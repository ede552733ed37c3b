/** Text that PostgreSQL cannot store (U+0000) or that is no Unicode (half a surrogate pair) is refused at both doors. */
import { GraphQLError } from 'graphql';

const isClean = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** The path of the first unclean text inside a JSON value, as in ['input', 'notes']; undefined when all is well. */
export function findUncleanText(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return isClean(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = isClean(key) ? findUncleanText(item, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}

/** The refusal of variables with such a text; undefined when all is well. */
export function uncleanInput(variables: unknown): GraphQLError | undefined {
  const path = findUncleanText(variables);
  return path && new GraphQLError(uncleanTextMessage(path), { extensions: { code: 'BAD_USER_INPUT' } });
}

export const uncleanTextMessage = (path: string[]): string =>
  `${path.join('.') || 'The text'} contains a character that cannot be stored.`;
