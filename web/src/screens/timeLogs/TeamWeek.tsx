import { graphql, useFragment } from 'react-relay';
import { useNavigation } from 'react-router-dom';
import { formatWeek } from 'rules/dayFormats';
import { startOfWeek } from 'rules/weeks';
import type { TeamWeek_query$data, TeamWeek_query$key } from '../../__generated__/TeamWeek_query.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { FilterBar } from '../../kit/ui/FilterBar';
import { Pager } from '../../kit/ui/Pager';
import { Section } from '../../kit/ui/Section';
import { TextLink } from '../../kit/ui/TextLink';
import { useFilters } from '../../kit/ui/useFilters';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { WeekPicker } from '../../kit/ui/WeekPicker';
import { DayChips } from '../approvals/DayChips';
import { PersonLink } from '../people/PersonLink';
import { TEAM_SIZE, teamFilters } from './teamFilters';

type Edge = NonNullable<TeamWeek_query$data['contractors']['edges'][number]['node']>;
type Person = Extract<Edge, { readonly ok: true }>['value'];

/** Every active contractor's log of a week, for those who approve it. */
export function TeamWeek({ query }: { query: TeamWeek_query$key }) {
  const { today, contractors } = useFragment(
    graphql`
      fragment TeamWeek_query on Query
      @argumentDefinitions(
        week: { type: "Date" }
        first: { type: "Int!" }
        after: { type: "String" }
      )
      @throwOnFieldError {
        today
        contractors(first: $first, after: $after, status: active) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              id
              name
              ...PersonLink_user
              loggedWeek(weekStart: $week) {
                weekStart
                workedDays
                days {
                  date
                  worked
                  status
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [filters, change] = useFilters(teamFilters);
  const isRefreshing = useNavigation().state === 'loading';
  const { rows, failed } = extractRows(contractors);
  const thisMonday = startOfWeek(today);
  const monday = filters.week ?? thisMonday;
  return (
    <Section title="Team’s Week" description="Active contractors by name." flush>
      <FilterBar label="Choose the team’s week">
        <WeekPicker
          value={monday}
          today={today}
          onChange={(week) => change({ week: week === thisMonday ? null : week })}
        />
      </FilterBar>
      <DataTable
        label={`Team’s week ${formatWeek(monday)}`}
        columns={columns}
        rows={rows}
        failed={failed}
        rowKey={({ id }) => id}
        refreshing={isRefreshing}
        empty={<EmptyState text="No active contractors." hint="Add a contractor to see their days here." />}
      />
      <Pager
        label="the team"
        page={filters.page}
        pageSize={TEAM_SIZE}
        total={contractors.totalCount}
        onPage={(page) => change({ page })}
      />
    </Section>
  );
}

const columns: Column<Person>[] = [
  { key: 'name', header: 'Driver', cell: (person) => <PersonLink user={person} /> },
  {
    key: 'days',
    header: 'Days',
    nowrap: true,
    cell: ({ loggedWeek: { weekStart, days } }) => <DayChips monday={weekStart} days={days} />,
  },
  {
    key: 'worked',
    header: 'Worked',
    align: 'end',
    importance: 3,
    nowrap: true,
    cell: ({ loggedWeek }) => counted(loggedWeek.workedDays, 'day'),
  },
  {
    key: 'pending',
    header: 'Pending',
    align: 'end',
    nowrap: true,
    cell: (person) => <Pending person={person} />,
  },
];

/** How much of the week is pending, with a link to the decision. */
function Pending({ person: { name, loggedWeek } }: { person: Person }) {
  const pending = loggedWeek.days.filter(({ status }) => status === 'PENDING').length;
  if (pending === 0) return null;
  const search = new URLSearchParams({ search: name, week: loggedWeek.weekStart });
  return (
    <TextLink to={`/dashboard/approvals?${search}`}>
      Review {counted(pending, 'day')}
      <VisuallyHidden> of {name}</VisuallyHidden>
    </TextLink>
  );
}
