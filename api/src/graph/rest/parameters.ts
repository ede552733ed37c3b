/**
 * The names in a query string. One that the route does not have is refused, and so is one that is there twice: a
 * misspelled filter would filter nothing, and of two values one would be dropped, and nothing would say so.
 */
import { z } from 'zod';
import type { Route } from './route.ts';

/** What programs add by itself to make an address new to a cache; it chooses nothing. */
const CACHE_BUSTER = '_';

/** The names that a route takes. */
const namesOf = ({ query }: Route): string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : [];

/** What is wrong with the names that were sent. */
export function nameIssues(route: Route, sent: URLSearchParams): string[] {
  const known = namesOf(route);
  const choice = known.length > 0 ? `Known here: ${known.join(', ')}.` : 'This address takes none.';
  // Of what is changed the body says everything, where there is one.
  if (route.method !== 'GET' && known.length === 0) return [];
  return [...new Set(sent.keys())]
    .filter((name) => name !== CACHE_BUSTER)
    .flatMap((name) => {
      if (!known.includes(name)) return [`Unknown parameter ${name}. ${choice}`];
      return sent.getAll(name).length > 1 ? [`${name} is there more than once.`] : [];
    });
}
