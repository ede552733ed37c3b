import { useFilters } from '../../kit/ui/useFilters';
import { readFilters, writeFilters } from './boardFilters';

/** The filters of the board, out of the address, and how to change some of them. */
export const useBoardFilters = () => useFilters({ readFilters, writeFilters });
