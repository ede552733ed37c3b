/** Reads the size and position of a page. Only this file rejects sizes and cursors. */
import { GraphQLError } from 'graphql';

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  before?: string | null;
  after?: string | null;
}

export const DEFAULT_PAGE_SIZE = 50;
/** The most records that a request may name by ID in one argument. */
export const MOST_IDS = 50;
export const MAX_PAGE_SIZE = 1000;

type Argument = keyof ConnectionArgs;

const refusal = (message: string, path: Argument[], bound: object = {}) =>
  new GraphQLError(message, { extensions: { code: 'VALIDATION', path, ...bound } });

/** The error for a text that is not a position in the list. */
export const wrongCursor = (argument: Argument): GraphQLError =>
  refusal('The cursor does not belong to this list.', [argument]);

/** The error for a numbered page with arguments other than first and after. */
export const numberedBackward = (argument: Argument): GraphQLError =>
  refusal('A page by its number is requested with first and after alone.', [argument]);

function checkSize(argument: 'first' | 'last', value: number, limit: number): void {
  if (value > limit) throw refusal(`${argument} must be at most ${limit}.`, [argument], { limit, value });
  if (value < 1) throw refusal(`${argument} must be at least 1.`, [argument], { limit: 1, value });
}

interface PageSize {
  size: number;
  /** Counted from the end of the list. */
  isLast: boolean;
}

/**
 * The size of the page. Throws VALIDATION for a size above the limit, because a shorter page would look like the end of
 * the list.
 */
export function readPageSize(
  { first, last }: ConnectionArgs,
  defaultSize: number,
  maxSize: number,
): PageSize {
  if (first != null && last != null) throw refusal('Use either first or last, not both.', ['first', 'last']);
  if (first != null) checkSize('first', first, maxSize);
  if (last != null) checkSize('last', last, maxSize);
  return { size: first ?? last ?? defaultSize, isLast: last != null };
}
