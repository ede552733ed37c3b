import { useFilters } from '../../kit/ui/useFilters';
import { changed, readFilters, writeFilters } from './approvalsFilters';

/** The filters of both lists, out of the address, and how to change some of them. */
export const useApprovalsFilters = () => useFilters({ readFilters, writeFilters, changed });
