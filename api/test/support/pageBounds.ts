/** How many rows a page of each list may have. */
import { MAX_BATCH_PAGE } from 'rules/limits';
import { MAX_PAGE_SIZE } from '../../src/graph/pageArgs.ts';

/** Lists whose rows need more work. */
const SMALL_PAGES = ['PayrollBoard.rows', 'PayrollBatch.items', 'TaxDocumentBatch.items', 'TaxSeason.rows'];

export const maxPageOf = (coordinate: string): number =>
  SMALL_PAGES.includes(coordinate) ? MAX_BATCH_PAGE : MAX_PAGE_SIZE;
