import { useFilters } from '../../kit/ui/useFilters';
import { changed, readFilters, writeFilters } from './auditLogFilters';

/** The filters of the log, out of the address, and how to change some of them; any change leads to the newest page. */
export const useAuditLogFilters = () => useFilters({ readFilters, writeFilters, changed });
