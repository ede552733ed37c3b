import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount } from 'rules/amounts';
import { formatDate } from 'rules/instantFormats';
import { formatMoney } from 'rules/money';
import { Button } from '../../kit/ui/Button';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { lazyPart } from '../../kit/ui/lazyPart';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { SetDayRate } from '../people/SetDayRate';
import type { Touch } from './batchPlan';
import type { BoardRow } from './boardRow';
import { RowWarnings } from './RowWarnings';
import type { ShownRow } from './shownRow';
import type { DraftActs } from './useBoardDraft';
import { CARDS, WITH_NET } from './useBoardStyles';
import { useSetBoardRate } from './useSetBoardRate';

const RowExpenses = lazyPart(async () => (await import('./RowExpenses')).RowExpenses);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  facts: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground2,
  },
  week: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: 'inherit',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
    [media.touch]: { minHeight: TOUCH_TARGET },
  },
  // A column or the card has it.
  net: { [WITH_NET]: { display: 'none' }, [CARDS]: { display: 'none' } },
  // A card has room for what is wrong, not for each reason: its chip has it.
  reason: { [CARDS]: { display: 'none' } },
  refused: { color: tokens.colorStatusDangerForeground1 },
});

type RowDetailsProps = {
  row: BoardRow;
  shown: ShownRow;
  touch: Touch;
  acts: DraftActs;
  isReadOnly: boolean;
  /** The contractor's week in the tracker. */
  to: string;
  refusal: string | undefined;
};

type BoardDayRateProps = { user: { readonly id: string; readonly name: string }; week: string };

/** What the row's badges stand for, and what can be done about it. */
export function RowDetails({ row, shown, touch, acts, isReadOnly, to, refusal }: RowDetailsProps) {
  const styles = useStyles();
  const { user, run, added, addedToPay, deductions, receipts } = row;
  const lacksRate = !run && row.state !== 'REFUSED' && row.warnings.includes('NO_RATE');
  return (
    <div className={styles.root}>
      <div className={styles.facts}>
        {refusal && !run && <span className={styles.refused}>{refusal}</span>}
        {!run && !refusal && row.reason && <span className={styles.reason}>{row.reason}</span>}
        {run?.status === 'PROCESSED' && <span>pay date {formatDate(run.payDate)}</span>}
        {run?.awaitsApproval && <span>waiting for a second person</span>}
        {run?.replaces && <span>replaces #{run.replaces.number}</span>}
        {shown.net !== shown.total && <span className={styles.net}>{formatMoney(shown.net)} net</span>}
        {added > 0 && (
          <span>
            + {formatAmount(added)} added{addedToPay > 0 && ', to pay'}
          </span>
        )}
        <RowWarnings row={row} to={to} />
        {!run && (
          <Link to={to} data-screen-only className={styles.week}>
            Open week<VisuallyHidden> of {user.name}</VisuallyHidden>
          </Link>
        )}
        {shown.isEdited && !isReadOnly && (
          <Button
            appearance="transparent"
            size="small"
            aria-label={`Reset row of ${user.name}`}
            onClick={() => acts.reset(row)}
          >
            Reset row
          </Button>
        )}
      </div>
      {!run && (touch.expenses || receipts.length > 0 || deductions.length > 0) && (
        <Suspense fallback={null}>
          <RowExpenses row={row} touch={touch} acts={acts} isLocked={isReadOnly} />
        </Suspense>
      )}
      {lacksRate && user.viewerCanSetDailyRate && <BoardDayRate user={user} week={row.days[0]!.date} />}
    </div>
  );
}

/** Sets the day rate of someone on the board: only their row and the week's figures update. */
function BoardDayRate({ user, week }: BoardDayRateProps) {
  return <SetDayRate user={user} from={week} set={useSetBoardRate(user, week)} />;
}
