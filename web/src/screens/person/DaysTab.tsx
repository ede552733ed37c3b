import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, readInlineData, useFragment, useRefetchableFragment } from 'react-relay';
import { sumAmounts } from 'rules/amounts';
import { formatShortDay, formatWeek } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import type { DaysTab_query$key } from '../../__generated__/DaysTab_query.graphql';
import type { DaysTab_run$data, DaysTab_run$key } from '../../__generated__/DaysTab_run.graphql';
import type { DaysTab_user$key } from '../../__generated__/DaysTab_user.graphql';
import type { DaysTab_week$data, DaysTab_week$key } from '../../__generated__/DaysTab_week.graphql';
import type { DaysTabMoreQuery } from '../../__generated__/DaysTabMoreQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { extractNodes } from '../../kit/relay/extractNodes';
import { extractRows } from '../../kit/relay/extractRows';
import { FieldFailure } from '../../kit/relay/failures';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Disclosure } from '../../kit/ui/Disclosure';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { Section } from '../../kit/ui/Section';
import { StatusChip } from '../../kit/ui/StatusChip';
import { TextLink } from '../../kit/ui/TextLink';
import { statementPath } from '../statements/statementAddress';
import { ShowMore } from './ShowMore';
import { summarizeWeek } from './summarizeWeek';

const useStyles = makeStyles({
  weeks: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li': { minWidth: 0 },
  },
  list: {
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
    listStyleType: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
      padding: `${tokens.spacingVerticalXS} 0`,
    },
  },
  day: { minWidth: '96px' },
  note: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

const readWeek = (week: DaysTab_week$key) =>
  readInlineData(
    graphql`
      fragment DaysTab_week on LoggedWeek @inline @throwOnFieldError {
        weekStart
        workedDays
        days {
          date
          worked
          status
          description
        }
      }
    `,
    week,
  );

const readRun = (run: DaysTab_run$key) =>
  readInlineData(
    graphql`
      fragment DaysTab_run on PayrollRun @inline @throwOnFieldError {
        id
        number
        weekStart
        totalPay
        status
      }
    `,
    run,
  );

type DaysTabProps = { user: DaysTab_user$key; paid: DaysTab_query$key | null; queryRef: unknown };

/** The weeks in which the person has logged days, latest first; each expands, and shows its pay. */
export function DaysTab({ user, paid, queryRef }: DaysTabProps) {
  const styles = useStyles();
  const [data, refetch] = useRefetchableFragment<DaysTabMoreQuery, DaysTab_user$key>(
    graphql`
      fragment DaysTab_user on User
      @argumentDefinitions(first: { type: "Int!" })
      @refetchable(queryName: "DaysTabMoreQuery")
      @throwOnFieldError {
        loggedWeeks(first: $first) {
          pageInfo {
            hasNextPage
          }
          edges {
            node @catch(to: RESULT) {
              ...DaysTab_week
            }
          }
        }
      }
    `,
    user,
  );
  const pay = useFragment(
    graphql`
      fragment DaysTab_query on Query @argumentDefinitions(userId: { type: "ID!" }) {
        weekRuns: payrollRuns(userId: $userId, first: 100) @catch(to: RESULT) {
          edges {
            node {
              ...DaysTab_run
            }
          }
        }
      }
    `,
    paid,
  );
  const { rows, failed } = extractRows(data.loggedWeeks);
  // A week's pay is the sum of its runs: without all of them, the weeks show none.
  const runs = pay?.weekRuns.ok ? extractNodes(pay.weekRuns.value).map(readRun) : [];
  return (
    <Section>
      {rows.length + failed === 0 ? (
        <EmptyState text="No days yet" hint="Days show up here once they’re logged." />
      ) : (
        <ul className={styles.weeks} aria-label="Weeks">
          {rows.map(readWeek).map((week) => (
            <li key={week.weekStart}>
              <Week
                week={week}
                runs={runs.filter(
                  ({ weekStart, status }) => weekStart === week.weekStart && status !== 'VOID',
                )}
              />
            </li>
          ))}
        </ul>
      )}
      <FailedRows count={failed} />
      {pay?.weekRuns.ok === false && (
        <ScreenRegion queryRef={queryRef} failure="Failed to load the pay of these weeks" loading={null}>
          <FailedPay error={pay.weekRuns.errors[0]} />
        </ScreenRegion>
      )}
      <ShowMore list={data.loggedWeeks} onMore={refetch} />
    </Section>
  );
}

/** Hands the failure to its region, which has the words and Retry. */
function FailedPay({ error }: { error: unknown }): never {
  throw new FieldFailure(error ?? {});
}

type WeekProps = { week: DaysTab_week$data; runs: readonly DaysTab_run$data[] };

function Week({ week: { weekStart, workedDays, days }, runs }: WeekProps) {
  const styles = useStyles();
  const title = formatWeek(weekStart);
  const money = runs.length > 0 && formatMoney(sumAmounts(runs.map(({ totalPay }) => totalPay)));
  return (
    <Disclosure
      title={title}
      summary={[counted(workedDays, 'day'), money].filter(Boolean).join(' · ')}
      aside={<StatusChip {...summarizeWeek(days)} />}
    >
      <ul className={styles.list} aria-label={`Days of ${title}`}>
        {days.map(({ date, worked, status, description }) => (
          <li key={date}>
            <span className={styles.day}>{formatShortDay(date)}</span>
            {worked ? <StatusChip status={status} /> : <span className={styles.note}>Day off</span>}
            {description && <span className={styles.note}>{description}</span>}
          </li>
        ))}
        {runs.map(({ id, number, totalPay, status }) => (
          <li key={id}>
            <TextLink to={statementPath(id)}>{`Statement #${number}`}</TextLink>
            <span>{formatMoney(sumAmounts([totalPay]))}</span>
            <StatusChip status={status} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
