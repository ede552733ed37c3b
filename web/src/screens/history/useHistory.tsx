import { useState } from 'react';
import { useQueryLoader } from 'react-relay';
import query, { type HistoryDialogQuery } from '../../__generated__/HistoryDialogQuery.graphql';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { HISTORY_PAGE } from './historyPage';

const HistoryDialog = lazyDialog(async () => (await import('./HistoryDialog')).HistoryDialog);

/**
 * The dialog with the history of a payroll run or a tax document, whose query starts with the click that opens it. The
 * dialog is beside the menu that opens it and not in it: the menu is gone by then.
 *
 * @example
 * const history = useHistory();
 * <MenuItem onClick={() => history.open({ id, name })}>History</MenuItem>
 * {history.dialog}
 */
export function useHistory() {
  const [queryRef, load, dispose] = useQueryLoader<HistoryDialogQuery>(query);
  const [name, setName] = useState('');
  return {
    open: (record: { id: string; name: string }) => {
      setName(record.name);
      load({ id: record.id, first: HISTORY_PAGE }, { fetchPolicy: 'network-only' });
    },
    dialog: queryRef && (
      <HistoryDialog
        name={name}
        queryRef={queryRef}
        onRetry={() => load(queryRef.variables, { fetchPolicy: 'network-only' })}
        onClose={dispose}
      />
    ),
  };
}
