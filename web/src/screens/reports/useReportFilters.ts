import { useFilters } from '../../kit/ui/useFilters';
import { readFilters, writeFilters } from './reportFilters';

/** The filters of the reports, out of the address, and how to change some of them. */
export const useReportFilters = () => useFilters({ readFilters, writeFilters });
