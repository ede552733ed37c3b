import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { addDays } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { TimeLogWeeks_query$key } from '../../__generated__/TimeLogWeeks_query.graphql';
import type { TimeLogWeeks_receipts$key } from '../../__generated__/TimeLogWeeks_receipts.graphql';
import type { TimeLogWeeksMoreQuery } from '../../__generated__/TimeLogWeeksMoreQuery.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';
import { extractRows } from '../../kit/relay/extractRows';
import { ListId } from '../../kit/relay/ListId';
import { media } from '../../kit/ui/breakpoints';
import { FailedRows } from '../../kit/ui/FailedRows';
import { Section } from '../../kit/ui/Section';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { receiptRow } from '../receipts/receiptRow';
import { payByDay } from './dayPay';
import { loggedDay } from './loggedDay';
import { LOGGED_DAYS } from './pageSizes';
import { useEdits } from './useEdits';
import { WeekPanel } from './WeekPanel';
import { isEdited } from './weekEdits';

const UPCOMING_WEEKS = 3;
const PREVIOUS_WEEKS = 8;

const useStyles = makeStyles({
  // On a phone the weeks have the whole width of their card: a day is one line there.
  panels: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalL}`,
    [media.narrow]: { padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}` },
  },
  note: { margin: 0, padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalS}` },
});

type TimeLogWeeksProps = {
  query: TimeLogWeeks_query$key;
  receipts: TimeLogWeeks_receipts$key;
  refresh: () => Promise<void>;
  /** Whose weeks they are, if others are above them. */
  description?: string | null | undefined;
  /** Shown between the weeks to fill in and past ones. */
  children: ReactNode;
};

/** The weeks to fill in: this one, future and past ones, by the company's calendar. */
export function TimeLogWeeks({
  query,
  receipts: receiptsKey,
  refresh,
  description,
  children,
}: TimeLogWeeksProps) {
  const styles = useStyles();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TimeLogWeeksMoreQuery,
    TimeLogWeeks_query$key
  >(
    graphql`
      fragment TimeLogWeeks_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
        after: { type: "String" }
      )
      @refetchable(queryName: "TimeLogWeeksMoreQuery")
      @throwOnFieldError {
        today
        viewer {
          startsOn
        }
        weeks: timeLogs(first: $first, after: $after, userId: $userId)
          @connection(key: "TimeLogWeeks_weeks", filters: ["userId"]) {
          __id
          edges {
            node {
              ...loggedDay_timeLog
            }
          }
        }
      }
    `,
    query,
  );
  const { receipts: page } = useFragment<TimeLogWeeks_receipts$key>(
    graphql`
      fragment TimeLogWeeks_receipts on Query
      @argumentDefinitions(userId: { type: "ID!" })
      @throwOnFieldError {
        receipts(userId: $userId, first: 100) {
          __id
          pageInfo {
            hasNextPage
          }
          edges {
            node @catch(to: RESULT) {
              ...receiptRow_receipt
            }
          }
        }
      }
    `,
    receiptsKey,
  );
  const { rows, failed } = extractRows(page);
  const receipts = rows.map(receiptRow);
  const { today } = data;
  const days = extractNodes(data.weeks).map(loggedDay);
  const logs = new Map(days.map((day) => [day.date, day]));
  const pay = payByDay(days);
  const thisMonday = startOfWeek(today);
  const { edits, ...handlers } = useEdits(
    'timeLogs',
    (date) =>
      date >= addDays(thisMonday, -7 * PREVIOUS_WEEKS) &&
      date < addDays(thisMonday, 7 * (UPCOMING_WEEKS + 1)),
  );
  const weeksFrom = (first: number, step: number, count: number) =>
    Array.from({ length: count }, (_, index) => addDays(thisMonday, 7 * (first + step * index)));

  // Twelve weeks are 84 days at most, so one page has them, unless someone has entered days far ahead.
  const isCut = hasNext && (days.at(-1)?.date ?? '') > addDays(thisMonday, -7 * PREVIOUS_WEEKS);
  useEffect(() => {
    if (isCut && !isLoadingNext) loadNext(LOGGED_DAYS);
  }, [isCut, isLoadingNext, loadNext]);

  const panel = (monday: string, title?: string) => (
    <WeekPanel
      key={monday}
      {...{ monday, title, today, logs, pay, edits, refresh, startsOn: data.viewer?.startsOn }}
      {...handlers}
      daysList={data.weeks.__id}
      receipts={receipts.filter(({ date }) => startOfWeek(date) === monday)}
      defaultOpen={monday === thisMonday}
    />
  );
  return (
    <ListId id={page.__id}>
      <UnsavedChanges
        when={Object.entries(edits).some(([date, edit]) => isEdited(logs.get(date), edit))}
        withinScreen
      />
      <Section title="Current and Upcoming Weeks" description={description} flush>
        <div className={styles.panels}>
          {panel(thisMonday, 'Current Week')}
          {weeksFrom(1, 1, UPCOMING_WEEKS).map((monday) => panel(monday, 'Upcoming Week'))}
        </div>
        {page.pageInfo.hasNextPage && (
          <p className={styles.note}>Only the latest {rows.length + failed} receipts are shown.</p>
        )}
        <FailedRows count={failed} />
      </Section>
      {children}
      <Section title="Previous Weeks" flush>
        <div className={styles.panels}>
          {weeksFrom(-1, -1, PREVIOUS_WEEKS).map((monday) => panel(monday))}
        </div>
      </Section>
    </ListId>
  );
}
