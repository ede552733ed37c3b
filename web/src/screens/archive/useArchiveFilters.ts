import { useFilters } from '../../kit/ui/useFilters';
import { readFilters, writeFilters } from './archiveFilters';

/** The filters of the archive, out of the address, and how to change some of them. */
export const useArchiveFilters = () => useFilters({ readFilters, writeFilters });
