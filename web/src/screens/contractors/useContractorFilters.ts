import { useFilters } from '../../kit/ui/useFilters';
import { readFilters, writeFilters } from './contractorFilters';

/** The filters of the contractors, out of the address, and how to change some of them. */
export const useContractorFilters = () => useFilters({ readFilters, writeFilters });
