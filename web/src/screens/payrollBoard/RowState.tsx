import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { formatDate } from 'rules/instantFormats';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { BoardRow } from './boardRow';
import type { ShownRow } from './shownRow';

const useStyles = makeStyles({
  link: {
    borderRadius: tokens.borderRadiusCircular,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  refused: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1 },
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
      <>
        <Link to={to} className={styles.link}>
          <StatusChip {...shown.look} />
        </Link>
        {row.run.status === 'PROCESSED' && (
          <span className={styles.note}>pay date {formatDate(row.run.payDate)}</span>
        )}
        {row.run.awaitsApproval && <span className={styles.note}>waiting for a second person</span>}
        {row.run.replaces && <span className={styles.note}>replaces #{row.run.replaces.number}</span>}
      </>
    );
  }
  if (!refusal) {
    return (
      <span title={row.reason ?? undefined}>
        <StatusChip {...shown.look} />
      </span>
    );
  }
  return (
    <>
      <StatusChip tone="danger" label="Not processed" />
      <span className={styles.refused}>{refusal}</span>
    </>
  );
}
