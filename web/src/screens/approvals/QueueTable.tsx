import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { counted } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';
import { MEDIUM_TABLE, media } from '../../kit/ui/breakpoints';
import { Checkbox } from '../../kit/ui/Checkbox';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { cellAttributes, findCell, moveInGrid } from '../../kit/ui/gridKeys';
import { Instant } from '../../kit/ui/Instant';
import { lazyPart } from '../../kit/ui/lazyPart';
import { StatusChip } from '../../kit/ui/StatusChip';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { DayChips } from './DayChips';
import { Amount, Routes, Unusual } from './QueueCells';
import {
  countReceipts,
  type DayToDecide,
  daysToDecide,
  isUndecided,
  type SubmittedWeek,
  weekKey,
} from './submittedWeek';
import type { Decision } from './useDecideDays';
import { weekDifferences, weekRoutes } from './weekDifferences';
import { weekWorth } from './weekWorth';

// A week is opened only after its row has been read.
const QueueDays = lazyPart(async () => (await import('./QueueDays')).QueueDays);
const QueueReceipts = lazyPart(async () => (await import('./QueueReceipts')).QueueReceipts);

const useStyles = makeStyles({
  // A box reached by keyboard must not be hidden by the bar or the heading.
  root: { '& input': { scrollMarginTop: '160px', scrollMarginBottom: '96px' } },
  small: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  days: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXXS,
  },
  submitted: { [media.fromSm]: { [MEDIUM_TABLE]: { display: 'none' } } },
  actions: {
    display: 'inline-flex',
    gap: tokens.spacingHorizontalXS,
    [media.fromSm]: { [MEDIUM_TABLE]: { flexDirection: 'column' } },
  },
});

const label = 'Submitted weeks';

export type QueueActions = {
  /** Why the days cannot be decided on now; null if they can. */
  refusalFor: (days: readonly DayToDecide[]) => string | null;
  onDecide: (days: DayToDecide[], decision: Decision) => void;
  onReject: (days: DayToDecide[]) => void;
};

type QueueTableProps = QueueActions & {
  today: Day;
  weeks: readonly SubmittedWeek[];
  failed: number;
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  /** The days that A and R decide on while the focus is on a week's box. */
  daysAt: (week: SubmittedWeek) => DayToDecide[];
  isLoading: boolean;
  isRefreshing: boolean;
  isFiltered: boolean;
};

/** The submitted weeks: selectable, with their days below, and with the decisions. */
export function QueueTable(props: QueueTableProps) {
  const {
    today,
    weeks,
    failed,
    selected,
    onSelect,
    daysAt,
    isLoading,
    isRefreshing,
    isFiltered,
    ...actions
  } = props;
  const styles = useStyles();
  const [opened, setOpened] = useState<Set<string>>(new Set());
  const rowById = new Map(weeks.map((week, row) => [weekKey(week), row]));

  const press = (event: KeyboardEvent<HTMLElement>) => {
    moveInGrid(event);
    const cell = findCell(event.target);
    const week = cell && weeks[cell.row];
    if (!week || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'a') actions.onDecide(daysAt(week), { status: 'APPROVED' });
    if (event.key === 'r') {
      event.preventDefault();
      actions.onReject(daysAt(week));
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the boxes inside
    <div className={styles.root} onKeyDown={press}>
      <DataTable
        label={label}
        columns={columnsFor(today, actions)}
        rows={weeks}
        failed={failed}
        rowKey={weekKey}
        loading={isLoading}
        loadingText="Loading submitted weeks..."
        refreshing={isRefreshing}
        selection={{
          Box: Checkbox,
          selected,
          onChange: onSelect,
          rowName: ({ user, weekStart }) => `${user.name}, ${formatWeek(weekStart)}`,
          canSelect: (week) => week.viewerCanDecide && daysToDecide(week).length > 0,
          boxAttributes: (week) => cellAttributes({ row: rowById.get(weekKey(week)) ?? 0, column: 0 }),
        }}
        expansion={{
          opened,
          onChange: setOpened,
          content: (week) => (
            <Suspense>
              {week.days.length > 0 && <QueueDays week={week} {...actions} />}
              {week.receipts.length > 0 && <QueueReceipts week={week} />}
            </Suspense>
          ),
        }}
        empty={
          <EmptyState
            text="Nothing is waiting for you."
            hint={isFiltered ? 'Try another search or week.' : 'Weeks show up here when drivers submit days.'}
          />
        }
      />
    </div>
  );
}

const columnsFor = (today: Day, actions: QueueActions): Column<SubmittedWeek>[] => [
  { key: 'who', header: 'Driver', cell: ({ user }) => <Driver user={user} /> },
  { key: 'week', header: 'Week', importance: 2, under: true, cell: (week) => <Week week={week} /> },
  {
    key: 'days',
    header: 'Days',
    importance: 2,
    under: true,
    nowrap: true,
    cell: (week) => <Days week={week} today={today} />,
  },
  {
    key: 'routes',
    header: 'Routes',
    importance: 3,
    under: true,
    cell: (week) => <Routes routes={weekRoutes(week)} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (week) => <Amount worth={weekWorth(week)} unusual={weekDifferences(week, today).expenses} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    nowrap: true,
    cell: (week) => <WeekActions week={week} {...actions} />,
  },
];

const RECEIPTS_ALONE = 'Only receipts are waiting. Open the week to review them.';

/** The week, and when its last pending entry was made. */
function Week({ week }: { week: SubmittedWeek }) {
  const styles = useStyles();
  return (
    <span>
      {formatWeek(week.weekStart)}
      <span className={mergeClasses(styles.small, styles.submitted)}>
        Submitted <Instant at={week.submittedAt} />
      </span>
    </span>
  );
}

/** The seven days, the week's pending ones, and whether there are more or fewer days than usual. */
function Days({ week, today }: { week: SubmittedWeek; today: Day }) {
  const styles = useStyles();
  const receipts = countReceipts(week);
  const waiting = [
    week.days.some(isUndecided) && `${week.days.filter(isUndecided).length} pending`,
    receipts > 0 && `${counted(receipts, 'receipt')} pending`,
  ];
  return (
    <div className={styles.days}>
      <DayChips monday={week.weekStart} days={week.days} />
      <span className={styles.small}>{waiting.filter(Boolean).join(', ')}</span>
      <Unusual text={weekDifferences(week, today).days} />
    </div>
  );
}

function WeekActions({ week, refusalFor, onDecide, onReject }: QueueActions & { week: SubmittedWeek }) {
  const styles = useStyles();
  const days = daysToDecide(week);
  const refusal =
    week.reason ?? (days.length === 0 && countReceipts(week) > 0 ? RECEIPTS_ALONE : null) ?? refusalFor(days);
  const of = <VisuallyHidden>{` ${formatWeek(week.weekStart)} of ${week.user.name}`}</VisuallyHidden>;
  return (
    <span className={styles.actions}>
      <Button size="small" disabledReason={refusal} onClick={() => onDecide(days, { status: 'APPROVED' })}>
        Approve{of}
      </Button>
      <Button size="small" appearance="subtle" disabledReason={refusal} onClick={() => onReject(days)}>
        Reject…{of}
      </Button>
    </span>
  );
}

/** The table before its rows. */
export function QueueTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columnsFor('2000-01-03', {
        refusalFor: () => null,
        onDecide: () => undefined,
        onReject: () => undefined,
      })}
      rows={[]}
      rowKey={weekKey}
      loading
      loadingText="Loading submitted weeks..."
      empty=""
    />
  );
}

/** Who worked; approved days without a rate would be worth nothing. */
function Driver({ user }: Pick<SubmittedWeek, 'user'>) {
  return (
    <>
      {user.name}
      {!user.dailyRate && (
        <>
          {' '}
          <StatusChip tone="warning" label="No day rate" />
        </>
      )}
    </>
  );
}
