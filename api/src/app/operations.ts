/**
 * The operations of the web client, known by id. Those of earlier clients stay known, for pages that were open before a
 * deploy.
 */
import { type Operations, readOperations } from '../graph/persisted/operations.ts';

export const readClientOperations = (): Operations =>
  // The same from src and from dist.
  readOperations(
    ['today', 'released'].map((name) => new URL(`../../operations/${name}.json`, import.meta.url)),
  );
