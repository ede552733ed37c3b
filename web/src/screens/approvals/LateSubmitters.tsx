import { makeStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigation } from 'react-router-dom';
import { previousWeek } from 'rules/weekChoice';
import type { LateSubmitters_query$key } from '../../__generated__/LateSubmitters_query.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { FilterBar } from '../../kit/ui/FilterBar';
import { Pager } from '../../kit/ui/Pager';
import { SearchBox } from '../../kit/ui/SearchBox';
import { useFilters } from '../../kit/ui/useFilters';
import { WeekPicker } from '../../kit/ui/WeekPicker';
import { approvalsFilters, latePageSize } from './approvalsFilters';
import { LateTable } from './LateTable';
import { ReminderLink } from './ReminderLink';

const useStyles = makeStyles({ all: { marginInlineStart: 'auto' } });

/** People who have not logged a day of a past week, and reminders for them alone. */
export function LateSubmitters({ query }: { query: LateSubmitters_query$key }) {
  const styles = useStyles();
  const { today, expectedSubmitterCount, lateSubmitters } = useFragment(
    graphql`
      fragment LateSubmitters_query on Query @throwOnFieldError {
        today
        expectedSubmitterCount(weekStart: $lateWeek)
        lateSubmitters(first: $lateFirst, after: $lateAfter, search: $lateSearch, weekStart: $lateWeek) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              id
              name
              email
              ...PersonLink_user
            }
          }
        }
      }
    `,
    query,
  );
  const [, change, filters] = useFilters(approvalsFilters);
  const isRefreshing = useNavigation().state === 'loading';
  const { rows: people, failed } = extractRows(lateSubmitters);
  const total = lateSubmitters.totalCount;
  const latest = previousWeek(today);
  const monday = filters.lateWeek ?? latest;

  if (lateSubmitters.edges.length === 0 && total > 0 && !isRefreshing) {
    const latePage = Math.ceil(total / latePageSize);
    return <Navigate replace to={{ search: String(approvalsFilters.write({ ...filters, latePage })) }} />;
  }
  return (
    <>
      <FilterBar label="Filter late contractors">
        <WeekPicker
          label="Past week"
          value={monday}
          today={today}
          latest={latest}
          nextDisabledReason={monday >= latest ? 'Next week hasn’t ended yet.' : null}
          onChange={(week) => change({ lateWeek: week === latest ? null : week })}
        />
        <SearchBox
          label="Search late contractors..."
          value={filters.lateSearch}
          onSearch={(lateSearch) => change({ lateSearch }, { replace: true })}
        />
        {people.length > 1 && (
          <span className={styles.all}>
            <ReminderLink to={people.map(({ email }) => email)} monday={monday}>
              {total > people.length ? `Remind These ${people.length}` : `Remind All ${total}`}
            </ReminderLink>
          </span>
        )}
      </FilterBar>
      <LateTable
        people={people}
        failed={failed}
        monday={monday}
        isRefreshing={isRefreshing}
        isFiltered={Boolean(filters.lateSearch)}
        isExpected={expectedSubmitterCount > 0}
      />
      <Pager
        label="late people"
        page={filters.latePage}
        pageSize={latePageSize}
        total={total}
        onPage={(latePage) => change({ latePage })}
      />
    </>
  );
}
