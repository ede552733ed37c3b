import { graphql, usePreloadedQuery } from 'react-relay';
import type { HrListScreenQuery } from '../../__generated__/HrListScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ListScreen } from '../../kit/relay/ListScreen';
import { FilterBar } from '../../kit/ui/FilterBar';
import { SearchBox } from '../../kit/ui/SearchBox';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { useFilters } from '../../kit/ui/useFilters';
import { StatusSelect } from '../people/StatusSelect';
import { HrList } from './HrList';
import { hrFilters } from './hrFilters';

type Props = ScreenProps<HrListScreenQuery>;

/** HR's list of the staff. */
export const HrStaffScreen = ({ queryRef }: Props) => <HrListScreen queryRef={queryRef} title="Staff" />;

/** HR's list of the contractors. */
export const HrContractorsScreen = ({ queryRef }: Props) => (
  <HrListScreen queryRef={queryRef} title="Contractors" />
);

/** People for HR: who they are, how to reach them and what they lack. */
function HrListScreen({ queryRef, title }: Props & { title: string }) {
  const [{ search, status }, change] = useFilters(hrFilters);
  const noun = title.toLowerCase();
  return (
    <ListScreen
      title={title}
      queryRef={queryRef}
      failure={`Failed to load ${noun}`}
      filters={
        <FilterBar>
          <SearchBox
            label={`Search ${noun}...`}
            value={search}
            onSearch={(next) => change({ search: next }, { replace: true })}
          />
          <StatusSelect value={status} onChange={(next) => change({ status: next })} />
        </FilterBar>
      }
      loading={<SkeletonLines lines={8} label={`Loading ${noun}...`} />}
      list={<Content queryRef={queryRef} title={title} />}
    />
  );
}

function Content({ queryRef, title }: Props & { title: string }) {
  const { staff, contractors } = usePreloadedQuery<HrListScreenQuery>(
    graphql`
      query HrListScreenQuery(
        $isStaff: Boolean!
        $first: Int!
        $after: String
        $search: String
        $status: ActivityStatus
      ) @throwOnFieldError {
        staff(first: $first, after: $after, search: $search, status: $status) @include(if: $isStaff) {
          ...HrList_people
        }
        contractors(first: $first, after: $after, search: $search, status: $status) @skip(if: $isStaff) {
          ...HrList_people
        }
      }
    `,
    queryRef,
  );
  const people = staff ?? contractors;
  return people && <HrList people={people} label={title} />;
}
