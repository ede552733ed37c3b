import { PersonAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { StaffScreenQuery } from '../../__generated__/StaffScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { StaffCards, StaffCardsFrame } from './StaffCards';
import { StaffFilterBar } from './StaffFilterBar';
import { StaffList } from './StaffList';
import { StaffTableSkeleton } from './StaffTable';

const AddStaffDialog = lazyDialog(async () => (await import('./AddStaffDialog')).AddStaffDialog);

type Props = ScreenProps<StaffScreenQuery>;

const query = graphql`
  query StaffScreenQuery($first: Int!, $after: String, $search: String, $role: RoleName) {
    ...StaffCards_query
    ...StaffList_query
  }
`;

const failure = 'Failed to load staff members';

/** The staff, their roles, and who can sign in. */
export function StaffScreen({ queryRef }: Props) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen
      title="Staff Management"
      actions={
        <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setAdding(true)}>
          Add Staff Member
        </Button>
      }
    >
      <ScreenRegion
        queryRef={queryRef}
        failure={failure}
        loading={<StaffCardsFrame loading />}
        failedWhole={<StaffCardsFrame />}
      >
        <Cards queryRef={queryRef} />
      </ScreenRegion>
      <Section flush>
        <StaffFilterBar />
        <ScreenRegion queryRef={queryRef} failure={failure} loading={<StaffTableSkeleton />}>
          <List queryRef={queryRef} />
        </ScreenRegion>
      </Section>
      {isAdding && <AddStaffDialog onClose={() => setAdding(false)} />}
    </Screen>
  );
}

// One request for both: they are separate only so that the filters between them stay when it fails.
function Cards({ queryRef }: Props) {
  return <StaffCards query={usePreloadedQuery<StaffScreenQuery>(query, queryRef)} />;
}

function List({ queryRef }: Props) {
  return <StaffList query={usePreloadedQuery<StaffScreenQuery>(query, queryRef)} />;
}
