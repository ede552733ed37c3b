import { makeStyles } from '@fluentui/react-components';
import { Spinner } from '../ui/Spinner';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '12px', minHeight: '100vh' },
});

/** The whole page until the user is known. */
export function Loading() {
  return (
    <div role="status" className={useStyles().root}>
      <Spinner size="large" />
      Loading...
    </div>
  );
}
