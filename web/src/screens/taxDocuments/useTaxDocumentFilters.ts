import { useFilters } from '../../kit/ui/useFilters';
import { readFilters, writeFilters } from './taxDocumentFilters';

/** The filters of the tax documents, out of the address, and how to change some of them. */
export const useTaxDocumentFilters = () => useFilters({ readFilters, writeFilters });
