import { makeStyles } from '@fluentui/react-components';
import { Spinner } from '../ui/Spinner';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '12px', minHeight: '100vh' },
});

/** The whole page while it is found out who is there. */
export function Loading() {
  return (
    <div role="status" className={useStyles().root}>
      <Spinner size="large" />
      Loading...
    </div>
  );
}
