import { useQueryLoader } from 'react-relay';
import query, { type AuditLogDialogQuery } from '../__generated__/AuditLogDialogQuery.graphql';
import { AuditLogDialog } from './AuditLogDialog';

/** The dialog with the details of an entry, whose data starts with the click that opens it. */
export function useAuditLogDialog() {
  const [queryRef, load, dispose] = useQueryLoader<AuditLogDialogQuery>(query);
  return {
    open: (id: string) => load({ id }),
    dialog: queryRef && (
      <AuditLogDialog queryRef={queryRef} onRetry={() => load(queryRef.variables)} onClose={dispose} />
    ),
  };
}
