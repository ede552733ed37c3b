import { useQueryLoader } from 'react-relay';
import query, { type AuditLogDialogQuery } from '../../__generated__/AuditLogDialogQuery.graphql';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const AuditLogDialog = lazyDialog(async () => (await import('./AuditLogDialog')).AuditLogDialog);

/** The dialog with an entry's details, whose query starts with the click that opens it. */
export function useAuditLogDialog() {
  const [queryRef, load, dispose] = useQueryLoader<AuditLogDialogQuery>(query);
  // Not from the store: a failure would stay there as a result.
  const open = (id: string) => load({ id }, { fetchPolicy: 'network-only' });
  return {
    open,
    dialog: queryRef && (
      <AuditLogDialog queryRef={queryRef} onRetry={() => open(queryRef.variables.id)} onClose={dispose} />
    ),
  };
}
