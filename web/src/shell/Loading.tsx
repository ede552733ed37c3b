import { Spinner } from '@fluentui/react-spinner';
import { makeStyles } from '@griffel/react';

const useStyles = makeStyles({ root: { display: 'grid', placeItems: 'center', minHeight: '100vh' } });

/** The whole page while it is found out who is there. */
export function Loading() {
  return (
    <div className={useStyles().root}>
      <Spinner label="Loading..." />
    </div>
  );
}
