import { PersonAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { StaffScreen_refresh$key } from '../../__generated__/StaffScreen_refresh.graphql';
import type { StaffScreenQuery } from '../../__generated__/StaffScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ListScreen } from '../../kit/relay/ListScreen';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { StaffCards, StaffCardsFrame } from './StaffCards';
import { StaffFilterBar } from './StaffFilterBar';
import { StaffList } from './StaffList';
import { StaffTableSkeleton } from './StaffTable';

const AddStaffDialog = lazyDialog(async () => (await import('./AddStaffDialog')).AddStaffDialog);

type Props = ScreenProps<StaffScreenQuery>;

const query = graphql`
  query StaffScreenQuery($first: Int!, $after: String, $search: String, $role: RoleName) {
    ...StaffScreen_refresh
  }
`;

/** The staff, their roles, and who can sign in. */
export function StaffScreen({ queryRef }: Props) {
  const [isAdding, setAdding] = useState(false);
  return (
    <ListScreen
      title="Staff Management"
      actions={
        <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setAdding(true)}>
          Add Staff Member
        </Button>
      }
      queryRef={queryRef}
      failure="Failed to load staff members"
      cards={{
        loading: <StaffCardsFrame loading />,
        failedWhole: <StaffCardsFrame />,
        children: <Cards queryRef={queryRef} />,
      }}
      filters={<StaffFilterBar />}
      loading={<StaffTableSkeleton />}
      list={<List queryRef={queryRef} />}
    >
      {isAdding && <AddStaffDialog onClose={() => setAdding(false)} />}
    </ListScreen>
  );
}

// One request for both.
function Cards(props: Props) {
  return <StaffCards query={useParts(props)} />;
}

function List(props: Props) {
  const { list } = useParts(props);
  return list && <StaffList query={list} />;
}

const useParts = ({ queryRef }: Props) =>
  useFragment<StaffScreen_refresh$key>(
    graphql`
      fragment StaffScreen_refresh on Query
      @argumentDefinitions(list: { type: "Boolean!", defaultValue: true }) {
        ...StaffCards_query
        ...StaffList_query @include(if: $list) @alias(as: "list")
      }
    `,
    usePreloadedQuery<StaffScreenQuery>(query, queryRef),
  );
