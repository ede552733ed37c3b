/**
 * Rejects query parameters that the route does not have and duplicates. Otherwise a misspelled filter would filter
 * nothing, and one of two values would be dropped silently.
 */
import { z } from 'zod';
import { JSON_TYPE } from './listForms.ts';
import type { Route } from './route.ts';
import { pageQuery } from './shapes.ts';

const COMES_WHOLE = 'A list as CSV or JSON Lines is always sent in full.';

/** Added by programs to bypass a cache; it means nothing. */
const CACHE_BUSTER = '_';

/** The parameters of a route. */
const namesOf = ({ query }: Route): string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

/** What is wrong with the parameters sent, for a response of this media type. */
export function nameIssues(route: Route, sent: URLSearchParams, type: string): string[] {
  const known = namesOf(route);
  const choice = known.length > 0 ? `Known here: ${known.join(', ')}.` : 'This address takes none.';
  // For a change, the body has everything.
  if (route.method !== 'GET' && known.length === 0) return [];
  return [...new Set(sent.keys())]
    .filter((name) => name !== CACHE_BUSTER)
    .flatMap((name) => {
      if (!known.includes(name)) return [`Unknown parameter ${name}. ${choice}`];
      if (route.list && type !== JSON_TYPE && name in pageQuery) return [`${name}: ${COMES_WHOLE}`];
      return sent.getAll(name).length > 1 ? [`${name} is there more than once.`] : [];
    });
}
