import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readScreenPaths } from '../../screenPaths';
import { routes } from './routes';

const list = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children = [] }) => [...(path && path !== '*' ? [path] : []), ...list(children)]);

it('the server lists exactly the portal’s screens', () => {
  expect(readScreenPaths().sort()).toEqual([...new Set(list(routes))].sort());
});
