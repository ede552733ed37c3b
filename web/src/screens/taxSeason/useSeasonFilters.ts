import { useFilters } from '../../kit/ui/useFilters';
import { readFilters, writeFilters } from './seasonFilters';

/** The filters of the season board, out of the address, and how to change some of them. */
export const useSeasonFilters = () => useFilters({ readFilters, writeFilters });
