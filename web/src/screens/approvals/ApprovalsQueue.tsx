import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import type { ApprovalsQueue_counts$key } from '../../__generated__/ApprovalsQueue_counts.graphql';
import type { ApprovalsQueue_query$key } from '../../__generated__/ApprovalsQueue_query.graphql';
import refetchQuery, {
  type ApprovalsQueueRefetchQuery,
} from '../../__generated__/ApprovalsQueueRefetchQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { useRefresh } from '../../kit/relay/useRefresh';
import { media } from '../../kit/ui/breakpoints';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Pager } from '../../kit/ui/Pager';
import { useFilters } from '../../kit/ui/useFilters';
import { approvalsFilters, queuePageSize } from './approvalsFilters';
import { QueueTable } from './QueueTable';
import { decidedSince, isWaiting, submittedWeek } from './submittedWeek';
import { useQueueActions } from './useQueueActions';

const RefusalsDialog = lazyDialog(async () => (await import('./RefusalsDialog')).RefusalsDialog);
const RejectDialog = lazyDialog(async () => (await import('./RejectDialog')).RejectDialog);
const SelectionBar = lazyPart(async () => (await import('./SelectionBar')).SelectionBar);

const useStyles = makeStyles({
  summary: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground3,
    outlineStyle: 'none',
    [media.narrow]: { padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}` },
  },
  // Without a keyboard the hint about keys is useless.
  keys: { [media.touch]: { display: 'none' }, [media.narrow]: { display: 'none' } },
});

/** One page of the queue with its selection. Decided weeks leave it at once. */
export function ApprovalsQueue({ query }: { query: ApprovalsQueue_query$key }) {
  const styles = useStyles();
  const { today, submittedWeeks } = useFragment(
    graphql`
      fragment ApprovalsQueue_query on Query
      @refetchable(queryName: "ApprovalsQueueRefetchQuery")
      @throwOnFieldError {
        today
        submittedWeeks(
          first: $first
          after: $after
          search: $search
          filter: { weekStart: { from: $week, to: $week } }
        ) {
          ...ApprovalsQueue_counts
          edges {
            node @catch(to: RESULT) {
              ...submittedWeek_week
            }
          }
        }
      }
    `,
    query,
  );
  const { totalCount, pendingDays } = useFragment<ApprovalsQueue_counts$key>(
    graphql`
      fragment ApprovalsQueue_counts on SubmittedWeekConnection @throwOnFieldError {
        totalCount
        pendingDays
      }
    `,
    submittedWeeks,
  );
  const [, change, filters] = useFilters(approvalsFilters);
  const isNavigating = useNavigation().state === 'loading';
  const { rows, failed } = extractRows(submittedWeeks);
  const loaded = rows.map(submittedWeek);
  const weeks = loaded.filter(isWaiting);
  const decided = decidedSince(loaded);
  const total = totalCount - decided.weeks;
  const actions = useQueueActions(weeks, filters);
  const summary = useFocusWhenRowsLeave(weeks.length);

  const refresh = useRefresh<ApprovalsQueueRefetchQuery>(refetchQuery);
  const isUsedUp = weeks.length + failed === 0 && total > 0;
  const lastPage = Math.ceil(total / queuePageSize);
  const isPastEnd = isUsedUp && filters.page > lastPage;
  useRefill(isUsedUp && !isPastEnd && !isNavigating && !actions.isDeciding, refresh);

  // A saved URL may name a page that no longer exists, as may a page whose weeks have all been decided.
  if (isPastEnd && !isNavigating)
    return (
      <Navigate replace to={{ search: String(approvalsFilters.write({ ...filters, page: lastPage })) }} />
    );
  const { selected, isAll, selection } = actions;
  return (
    <>
      <p ref={summary} tabIndex={-1} className={styles.summary}>
        <span>
          {total > 0 &&
            `${counted(total, 'week')} to review, ${counted(pendingDays - decided.days, 'day')} in all.`}
        </span>
        {weeks.length > 0 && (
          <span className={styles.keys}>
            On a checkbox: ↑ ↓ to move, Space to select, A to approve, R to reject.
          </span>
        )}
      </p>
      {selected.size > 0 && (
        <Suspense>
          <SelectionBar
            weeks={selected.size}
            days={selection.length}
            worth={actions.worth}
            total={total}
            isAll={isAll}
            isBusy={actions.isBusy}
            progress={actions.progress}
            onSelectAll={actions.selectAll}
            onClear={actions.clear}
            onApprove={actions.approveSelection}
            onApproveAndPay={actions.approveAndOpenPayday}
            onReject={actions.rejectSelection}
          />
        </Suspense>
      )}
      <QueueTable
        today={today}
        weeks={weeks}
        failed={failed}
        selected={selected}
        onSelect={actions.select}
        daysAt={actions.daysAt}
        refusalFor={actions.refusalFor}
        onDecide={actions.decide}
        onReject={actions.reject}
        isLoading={isUsedUp}
        isRefreshing={isNavigating}
        isFiltered={Boolean(filters.search || filters.week)}
      />
      <Pager
        label="submitted weeks"
        page={filters.page}
        pageSize={queuePageSize}
        total={total}
        onPage={(page) => change({ page })}
      />
      {actions.rejecting && (
        <RejectDialog
          what={
            actions.rejecting === 'all'
              ? `all ${counted(total, 'week')}`
              : counted(actions.rejecting.length, 'day')
          }
          about={actions.rejecting === 'all' ? 'all' : actions.rejecting.map(({ id }) => id).join(' ')}
          onReject={actions.confirmReject}
          onClose={actions.closeReject}
        />
      )}
      {actions.refusals && <RefusalsDialog refusals={actions.refusals} onClose={actions.closeRefusals} />}
    </>
  );
}

// Decided weeks leave at once, and the next page's weeks appear when none is left, so that nothing moves during
// decisions.
function useRefill(isWanted: boolean, refresh: () => Promise<void>) {
  const refill = useEffectEvent(refresh);
  useEffect(() => {
    if (isWanted) void refill();
  }, [isWanted]);
}

// The pressed button leaves with its row: the focus moves to the line with the remaining count.
function useFocusWhenRowsLeave(rows: number) {
  const ref = useRef<HTMLParagraphElement>(null);
  const former = useRef(rows);
  useEffect(() => {
    const left = rows < former.current;
    former.current = rows;
    if (!left) return;
    // A dialog that closes with the row first returns the focus, possibly to a removed button.
    const timer = window.setTimeout(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    }, 50);
    return () => window.clearTimeout(timer);
  }, [rows]);
  return ref;
}
