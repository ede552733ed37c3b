import { useFilters } from '../../kit/ui/useFilters';
import { readFilters, writeFilters } from './staffFilters';

/** The filters of the staff list, out of the address, and how to change some of them. */
export const useStaffFilters = () => useFilters({ readFilters, writeFilters });
