/** Refuses text that PostgreSQL cannot store (U+0000) or that is no Unicode (half a surrogate pair). */
import { GraphQLError } from 'graphql';
import type { Guard } from '../guard.ts';

const isClean = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * The path of an unclean text inside a JSON value, as in ['input', 'notes']; undefined when all is well. The value may be
 * nested as deeply as a body is long, so the way down is kept in a list and not on the stack.
 */
function findUncleanText(value: unknown): string[] | undefined {
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

const refusal = (path: string[]): GraphQLError =>
  new GraphQLError(`${path.join('.') || 'The text'} contains a character that cannot be stored.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });

/** Such a character, written in a document as an escape. */
const ESCAPED = /\\u0000|\\u\{0+\}/i;

export const cleanText: Guard<'input'> = {
  runs: 'input',
  refuse: (input, text) => {
    const path = findUncleanText(input);
    if (path) return refusal(path);
    return typeof text === 'string' && (!isClean(text) || ESCAPED.test(text)) ? refusal([]) : undefined;
  },
};
