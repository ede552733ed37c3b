/**
 * The operations of the web client by ID. Those of earlier clients stay, for pages that were open before a deploy.
 */
import { type Operations, readOperations } from '../graph/persisted/operations.ts';

export const readClientOperations = (): Operations =>
  // The same from src and from dist.
  readOperations(
    ['today', 'released'].map((name) => new URL(`../../operations/${name}.json`, import.meta.url)),
  );
