import { useSearchParams } from 'react-router-dom';
import { readsPayroll } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { type ChoosableColumn, readColumns } from './contractorFilters';

/** The columns in the address, out of those the viewer may see. */
export function useChosenColumns(): ChoosableColumn[] {
  const [params] = useSearchParams();
  return readColumns(params, readsPayroll(useSessionUser()));
}
