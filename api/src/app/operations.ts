/**
 * The operations of the web client, known by id. Those of earlier clients stay known, for pages that were open before a
 * deploy.
 */
import { type Operations, readOperations } from '../graph/persisted/operations.ts';

/** Beside the folders of both programs; the same from src and from dist. */
const FILES = ['operations.json', 'operations.released.json'];

export const readClientOperations = (): Operations =>
  readOperations(FILES.map((name) => new URL(`../../../${name}`, import.meta.url)));
