import { makeStyles, tokens } from '@fluentui/react-components';
import { useTransition } from 'react';
import { Button } from '../../kit/ui/Button';
import { ROWS } from './pageSizes';

const useStyles = makeStyles({
  root: { padding: tokens.spacingVerticalM, textAlign: 'center' },
});

type ShowMoreProps = {
  list: {
    readonly edges: readonly unknown[];
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
  /** Requests the list again, with this many rows. */
  onMore: (variables: { first: number }) => unknown;
};

/** A longer list replaces this one. Not Relay's `@connection`: it silently drops rows that failed. */
export function ShowMore({ list, onMore }: ShowMoreProps) {
  const styles = useStyles();
  const [isLoading, startTransition] = useTransition();
  if (!list.pageInfo.hasNextPage) return null;
  return (
    <div className={styles.root}>
      <Button
        busy={isLoading}
        busyLabel="Loading..."
        onClick={() => startTransition(() => void onMore({ first: list.edges.length + ROWS }))}
      >
        Show More
      </Button>
    </div>
  );
}
