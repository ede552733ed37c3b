import { useState } from 'react';
import { useQueryLoader } from 'react-relay';
import query, { type PayeeDialogQuery } from '../../__generated__/PayeeDialogQuery.graphql';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const PayeeDialog = lazyDialog(async () => (await import('./PayeeDialog')).PayeeDialog);

/** The dialog with a payee's total, whose query starts with the click that opens it. */
export function usePayeeDialog(year: number) {
  const [queryRef, load, dispose] = useQueryLoader<PayeeDialogQuery>(query);
  const [name, setName] = useState('');
  return {
    open: (payee: { readonly id: string; readonly name: string }) => {
      setName(payee.name);
      load({ year, userId: payee.id }, { fetchPolicy: 'network-only' });
    },
    dialog: queryRef && (
      <PayeeDialog
        name={name}
        year={year}
        queryRef={queryRef}
        onRetry={() => load(queryRef.variables, { fetchPolicy: 'network-only' })}
        onClose={dispose}
      />
    ),
  };
}
