import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type Cents, formatMoney } from 'rules/money';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { Progress } from './useDecisions';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
  },
  // The three on the first line fit side by side on a phone.
  quiet: { minWidth: 'auto', paddingInline: tokens.spacingHorizontalXS },
  text: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
    [media.narrow]: {
      width: '100%',
      '& button': { flexGrow: 1, maxWidth: 'none', paddingInline: tokens.spacingHorizontalXS },
    },
  },
});

type SelectionBarProps = {
  /** The ticked weeks of this page, and how many of their days are pending. */
  weeks: number;
  days: number;
  /** The ticked weeks' worth; null if a rate is missing. */
  worth: Cents | null;
  /** All weeks of the filter, on all pages. */
  total: number;
  /** Whether the selection reaches beyond the page. */
  isAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onApprove: () => void;
  /** The same, and then opens payday. */
  onApproveAndPay: () => void;
  onReject: () => void;
  isBusy: boolean;
  progress: Progress | null;
};

/** The selection, and its actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { weeks, days, worth, total, isAll, onSelectAll, onClear, isBusy, progress } = props;
  const refusal = isBusy ? 'Wait until the decision is saved.' : null;
  const styles = useStyles();
  const written = (count: number) => count.toLocaleString('en-US');
  return (
    <section aria-label="Selection" className={styles.root}>
      <span role="status" className={styles.text}>
        {isAll
          ? `All ${written(total)} weeks`
          : `${counted(weeks, 'week')}, ${counted(days, 'day')}${worth === null ? '' : `, ${formatMoney(worth)}`}`}
        <VisuallyHidden> selected</VisuallyHidden>
      </span>
      {!isAll && total > weeks && (
        <Button appearance="transparent" className={styles.quiet} onClick={onSelectAll}>
          Select all {written(total)}
        </Button>
      )}
      <Button appearance="transparent" className={styles.quiet} onClick={onClear}>
        Clear
      </Button>
      <span className={styles.actions}>
        <Button
          appearance="primary"
          busy={isBusy}
          busyLabel={
            progress && progress.total > progress.done && progress.done > 0
              ? `${written(progress.done)} of ${written(progress.total)}...`
              : 'Deciding...'
          }
          onClick={props.onApprove}
        >
          Approve Selected
        </Button>
        <Button disabledReason={refusal} onClick={props.onApproveAndPay}>
          Approve and Open Payday
        </Button>
        <Button disabledReason={refusal} onClick={props.onReject}>
          Reject Selected…
        </Button>
      </span>
    </section>
  );
}
