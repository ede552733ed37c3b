/** Text that PostgreSQL cannot store (U+0000) or that is no Unicode (half a surrogate pair) is refused at both entry points. */
import { GraphQLError } from 'graphql';

const isClean = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * The path of an unclean text inside a JSON value, as in ['input', 'notes']; undefined when all is well. The value may be
 * nested as deeply as a body is long, so the way down is kept in a list and not on the stack.
 */
export function findUncleanText(value: unknown): string[] | undefined {
  const open: Place[] = [{ value, key: '', above: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    const found = place.value;
    if (typeof found === 'string' && !isClean(found)) return toPath(place);
    if (typeof found !== 'object' || found === null) continue;
    for (const [key, item] of Object.entries(found).reverse()) {
      if (!isClean(key)) return toPath(place);
      open.push({ value: item, key, above: place });
    }
  }
  return undefined;
}

/** The refusal of variables with such a text; undefined when all is well. */
export function uncleanInput(variables: unknown): GraphQLError | undefined {
  const path = findUncleanText(variables);
  return path && new GraphQLError(uncleanTextMessage(path), { extensions: { code: 'BAD_USER_INPUT' } });
}

/** A value, and the way to it. */
interface Place {
  value: unknown;
  key: string;
  above: Place | undefined;
}

function toPath(place: Place): string[] {
  const path: string[] = [];
  for (let { key, above } = place; above; { key, above } = above) path.unshift(key);
  return path;
}

export const uncleanTextMessage = (path: string[]): string =>
  `${path.join('.') || 'The text'} contains a character that cannot be stored.`;
