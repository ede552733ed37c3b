import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { BoardRow } from './boardRow';
import type { ShownRow } from './shownRow';

const useStyles = makeStyles({
  link: {
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

type RowStateProps = {
  row: BoardRow;
  shown: ShownRow;
  /** The contractor's week in the tracker, which shows its run. */
  to: string;
  /** Why the last batch left the row out. */
  refusal: string | undefined;
};

/** The state of the row: a chip with its word, which links to the run if there is one. */
export function RowState({ row, shown, to, refusal }: RowStateProps) {
  const styles = useStyles();
  if (row.run) {
    return (
      <Link to={to} className={styles.link}>
        <StatusChip {...shown.look} />
      </Link>
    );
  }
  return (
    <span title={refusal ?? row.reason ?? undefined}>
      {refusal ? <StatusChip tone="danger" label="Not processed" /> : <StatusChip {...shown.look} />}
    </span>
  );
}
