import type { PersonLink_user$key } from '../../__generated__/PersonLink_user.graphql';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { PersonLink } from '../people/PersonLink';
import { ReminderLink } from './ReminderLink';

type Person = PersonLink_user$key & { readonly id: string; readonly name: string; readonly email: string };

const label = 'Late';
const columnsFor = (monday: string): Column<Person>[] => [
  { key: 'name', header: 'Name', cell: (person) => <PersonLink user={person} /> },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: ({ name, email }) => (
      <ReminderLink to={[email]} monday={monday} isQuiet>
        Remind<VisuallyHidden> {name}</VisuallyHidden>
      </ReminderLink>
    ),
  },
];

type LateTableProps = {
  people: readonly Person[];
  failed: number;
  monday: string;
  isRefreshing: boolean;
  isFiltered: boolean;
  /** Whether anyone had to log the week. */
  isExpected: boolean;
};

/** The late people, each with a reminder by email. */
export function LateTable(props: LateTableProps) {
  const { people, failed, monday, isRefreshing, isFiltered, isExpected } = props;
  const noOneLate = isExpected ? 'Everyone has logged this week.' : 'No one had to log this week.';
  return (
    <DataTable
      label={label}
      columns={columnsFor(monday)}
      rows={people}
      failed={failed}
      rowKey={({ id }) => id}
      refreshing={isRefreshing}
      empty={<EmptyState text={isFiltered ? 'No one by that name is late.' : noOneLate} />}
    />
  );
}

/** The table before its rows. */
export function LateTableSkeleton() {
  return (
    <DataTable
      label={label}
      columns={columnsFor('2000-01-03')}
      rows={[]}
      rowKey={({ id }) => id}
      loading
      loadingText="Loading late contractors..."
      skeletonRows={3}
      empty=""
    />
  );
}
