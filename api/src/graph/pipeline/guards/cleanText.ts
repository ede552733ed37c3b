/** Refuses text that PostgreSQL cannot store (U+0000) or that is not valid Unicode (half a surrogate pair). */
import { GraphQLError } from 'graphql';
import type { Guard } from '../guard.ts';

const isClean = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * The path of the bad text in a JSON value, as in ['input', 'notes']; undefined if there is none. The value can be
 * nested as deep as a body is long, so this uses a list instead of the call stack.
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

/** A value, and the path to it. */
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

/** Such a character as an escape in a document. */
const ESCAPED = /\\u0000|\\u\{0+\}/i;

export const cleanText: Guard<'input'> = {
  runs: 'input',
  refuse: (input, text) => {
    const path = findUncleanText(input);
    if (path) return refusal(path);
    return typeof text === 'string' && (!isClean(text) || ESCAPED.test(text)) ? refusal([]) : undefined;
  },
};
