import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { StatusChip } from '../../kit/ui/StatusChip';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    [media.touch]: { minHeight: TOUCH_TARGET },
    borderRadius: tokens.borderRadiusCircular,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});

/** For a request that someone else has to approve; links to the place for it. */
export function AwaitedLink() {
  return (
    <Link to="/dashboard/approvals" className={useStyles().root}>
      <StatusChip tone="warning" label="Waiting for a second person" />
    </Link>
  );
}
