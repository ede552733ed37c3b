import { useQueryLoader } from 'react-relay';
import query, { type IrisDialogQuery } from '../../__generated__/IrisDialogQuery.graphql';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const IrisDialog = lazyDialog(async () => (await import('./IrisDialog')).IrisDialog);

/** The dialog with the upload file for the IRS, whose check starts with the click that opens it. */
export function useIrisDialog(year: number) {
  const [queryRef, load, dispose] = useQueryLoader<IrisDialogQuery>(query);
  const ask = () => load({ year }, { fetchPolicy: 'network-only' });
  return {
    open: ask,
    dialog: queryRef && <IrisDialog year={year} queryRef={queryRef} onRetry={ask} onClose={dispose} />,
  };
}
