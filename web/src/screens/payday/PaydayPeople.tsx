import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatAmount } from 'rules/amounts';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { FailedRows } from '../../kit/ui/FailedRows';
import { TextLink } from '../../kit/ui/TextLink';
import { PersonLink } from '../people/PersonLink';
import { PaydayIssues } from './PaydayIssues';
import { byUrgency, type PaydayRow } from './paydayRow';
import type { DayToApprove } from './useApproveDays';

/** How many show at first; the list says that there are more. */
const FIRST = 6;

const useStyles = makeStyles({
  title: { ...typographyStyles.body1Strong, margin: `0 0 ${tokens.spacingVerticalS}` },
  list: { maxWidth: '960px', margin: 0, padding: 0, listStyleType: 'none' },
  // Where the parts of a row are columns.
  heads: {
    ...typographyStyles.caption1Strong,
    maxWidth: '960px',
    borderTopStyle: 'none',
    paddingBlock: 0,
    color: tokens.colorNeutralForeground3,
    [media.belowLg]: { display: 'none' },
  },
  moneyHead: { textAlign: 'end' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 1fr) 110px minmax(0, 3fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    padding: `${tokens.spacingVerticalS} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [media.belowLg]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
  name: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  money: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: '32px',
    fontVariantNumeric: 'tabular-nums',
  },
  rest: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2 },
});

type PaydayPeopleProps = {
  rows: readonly PaydayRow[];
  failed: number;
  /** The total, shown or not. */
  total: number;
  week: string;
  onApprove: (days: readonly DayToApprove[]) => void;
  onSend: (row: PaydayRow) => void;
};

/** Only people with open issues, each with the amount and the remedy. */
export function PaydayPeople({ rows, failed, total, week, onApprove, onSend }: PaydayPeopleProps) {
  const styles = useStyles();
  const [isWhole, setWhole] = useState(false);
  if (total === 0) return null;
  const sorted = byUrgency(rows);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  const beyond = total - rows.length - failed;
  return (
    <div>
      <h3 className={styles.title}>{counted(total, 'person needs', 'people need')} attention</h3>
      <div aria-hidden className={mergeClasses(styles.row, styles.heads)}>
        <span>Name</span>
        <span className={styles.moneyHead}>Week’s Pay</span>
        <span>What’s in the Way</span>
      </div>
      <ul aria-label="What’s in the way" className={styles.list}>
        {shown.map((row) => (
          <li key={row.user.id} className={styles.row}>
            <span className={styles.name}>
              <PersonLink user={row.user} />
            </span>
            <span className={styles.money}>
              {row.amountAtStake == null ? '—' : formatAmount(row.amountAtStake)}
            </span>
            <PaydayIssues row={row} week={week} onApprove={onApprove} onSend={() => onSend(row)} />
          </li>
        ))}
      </ul>
      <FailedRows count={failed} />
      {sorted.length > FIRST && (
        <Button size="small" appearance="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show Fewer' : `Show All ${sorted.length}`}
        </Button>
      )}
      {beyond > 0 && (
        <p className={styles.rest}>
          {counted(beyond, 'more person', 'more people')}:{' '}
          <TextLink to={`/dashboard/payroll/week?week=${week}`}>see the whole week</TextLink>
        </p>
      )}
    </div>
  );
}
