/** Finds the route for a method and path. Literal segments win over parameters, whatever the order of the table. */
import type { Method, Route } from './route.ts';

interface Candidate {
  route: Route;
  segments: string[];
}

/** Literal segments first, position by position: /staff/all comes before /staff/:id. */
const specificity = ({ segments }: Candidate): string =>
  segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');

function matchParameters(segments: string[], given: string[]): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}

/** The decoded parts of a path; undefined if decoding fails. */
function split(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

export type Match = { route: Route; params: Record<string, string> } | { allowed: Method[] } | undefined;

/** Undefined if no route has the path; the allowed methods if other methods have it. */
export function createMatcher(routes: readonly Route[]): (method: string, path: string) => Match {
  const candidates = routes
    .map((route) => ({ route, segments: route.path.split('/').filter(Boolean) }))
    .sort((one, other) => specificity(one).localeCompare(specificity(other)));
  return (method, path) => {
    const given = split(path);
    if (!given) return undefined;
    const fitting = candidates.flatMap(({ route, segments }) => {
      const params = matchParameters(segments, given);
      return params ? [{ route, params, shape: specificity({ route, segments }) }] : [];
    });
    const best = fitting.filter(({ shape }) => shape === fitting[0]?.shape);
    const hit = best.find(({ route }) => route.method === method);
    if (hit) return { route: hit.route, params: hit.params };
    return best.length > 0 ? { allowed: best.map(({ route }) => route.method) } : undefined;
  };
}
