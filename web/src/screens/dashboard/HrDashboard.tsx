import { makeStyles } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { HrDashboard_query$key } from '../../__generated__/HrDashboard_query.graphql';
import type { HrDashboard_refresh$key } from '../../__generated__/HrDashboard_refresh.graphql';
import type { HrDashboardQuery } from '../../__generated__/HrDashboardQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { useSessionUser } from '../../kit/session/sessionStore';
import { BusyButton } from '../../kit/ui/BusyButton';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Screen } from '../../kit/ui/Screen';
import { Newcomers, NewcomersSkeleton } from '../hrHome/Newcomers';
import { PeopleByStatus, PeopleByStatusFrame } from '../hrHome/PeopleByStatus';
import { employeeActions } from './actions';
import { OwnDays } from './OwnDays';
import { QuickActions } from './QuickActions';

type Props = ScreenProps<HrDashboardQuery>;

const useStyles = makeStyles({ unseen: { visibility: 'hidden' } });

// It brings the code that restores the focus after a dialog, which the first screen need not wait for.
const InviteButton = lazyPart(async () => (await import('../hrHome/InviteButton')).InviteButton);

const query = graphql`
  query HrDashboardQuery {
    ...HrDashboard_refresh
    ...HrDashboard_query
  }
`;

/** HR's home page: people to add and what they lack, who there is, and the user's own days, if any, below. */
export function HrDashboard({ queryRef }: Props) {
  const { firstName } = useSessionUser();
  return (
    <Screen
      title={`Welcome back, ${firstName}!`}
      actions={
        <Suspense fallback={<InviteButtonSkeleton />}>
          <InviteButton />
        </Suspense>
      }
    >
      <Together>
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
        <QuickActions actions={employeeActions} />
        <ScreenRegion
          queryRef={queryRef}
          failure="Failed to load your own days"
          loading={null}
          failedWhole={null}
        >
          <Own queryRef={queryRef} />
        </ScreenRegion>
      </Together>
    </Screen>
  );
}

/** The button's placeholder while its code loads. */
function InviteButtonSkeleton() {
  return (
    <BusyButton aria-hidden disabled className={useStyles().unseen} icon={<PersonAddRegular />}>
      Invite Person
    </BusyButton>
  );
}

function People(props: Props) {
  return <Newcomers query={useParts(props)} />;
}

function Numbers(props: Props) {
  return <PeopleByStatus query={useParts(props)} />;
}

const useParts = ({ queryRef }: Props) =>
  useFragment<HrDashboard_refresh$key>(
    graphql`
      fragment HrDashboard_refresh on Query {
        ...Newcomers_query
        ...PeopleByStatus_query
      }
    `,
    usePreloadedQuery<HrDashboardQuery>(query, queryRef),
  );

function Own({ queryRef }: Props) {
  const { viewer } = useFragment<HrDashboard_query$key>(
    graphql`
      fragment HrDashboard_query on Query @throwOnFieldError {
        viewer {
          ...OwnDays_user
        }
      }
    `,
    usePreloadedQuery<HrDashboardQuery>(query, queryRef),
  );
  return <OwnDays user={viewer} />;
}
