import { useRestoreFocusTarget } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { HrDashboardQuery } from '../../__generated__/HrDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { Newcomers, NewcomersSkeleton } from '../hrHome/Newcomers';
import { PeopleByStatus, PeopleByStatusFrame } from '../hrHome/PeopleByStatus';
import { employeeActions } from './actions';
import { DaySummaryCards } from './DaySummaryCards';
import { QuickActions } from './QuickActions';

type Props = ScreenProps<HrDashboardQuery>;

const FindPerson = lazyPart(async () => (await import('../people/FindPerson')).FindPerson);
const InvitePersonDialog = lazyDialog(
  async () => (await import('../hrHome/InvitePersonDialog')).InvitePersonDialog,
);

const query = graphql`
  query HrDashboardQuery {
    ...Newcomers_query
    ...PeopleByStatus_query
    viewer @catch(to: NULL) {
      ...DaySummaryCards_user
    }
  }
`;

/** HR's home page: whom the company takes on and what they lack, who there is, and HR's own days below. */
export function HrDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  const [isInviting, setInviting] = useState(false);
  const restoreFocus = useRestoreFocusTarget();
  return (
    <Screen
      title={`Welcome back, ${firstName}!`}
      actions={
        <Button
          appearance="primary"
          icon={<PersonAddRegular />}
          onClick={() => setInviting(true)}
          {...restoreFocus}
        >
          Invite Person
        </Button>
      }
    >
      <ScreenRegion queryRef={queryRef} failure="Failed to load new people" loading={<NewcomersSkeleton />}>
        <People queryRef={queryRef} />
      </ScreenRegion>
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the headcount"
        loading={<PeopleByStatusFrame loading />}
        failedWhole={null}
      >
        <Numbers queryRef={queryRef} />
      </ScreenRegion>
      <Suspense>
        <FindPerson />
      </Suspense>
      <QuickActions actions={employeeActions} />
      {isInviting && <InvitePersonDialog onClose={() => setInviting(false)} />}
    </Screen>
  );
}

function People({ queryRef }: Props) {
  return <Newcomers query={usePreloadedQuery<HrDashboardQuery>(query, queryRef)} />;
}

function Numbers({ queryRef }: Props) {
  const data = usePreloadedQuery<HrDashboardQuery>(query, queryRef);
  return (
    <>
      <PeopleByStatus query={data} />
      {data.viewer && <DaySummaryCards user={data.viewer} />}
    </>
  );
}
