import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ProfileScreenQuery } from '../../__generated__/ProfileScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { Screen } from '../../kit/ui/Screen';
import { SecondFactorCard } from '../secondFactor/SecondFactorCard';
import { TaxInformationCard } from '../taxProfile/TaxInformationCard';
import { DataViewsCard } from './DataViewsCard';
import { MailCard } from './MailCard';
import { Profile } from './Profile';
import { ProfileSkeleton } from './ProfileSkeleton';
import { SessionsCard } from './SessionsCard';

/** Oneself: name, phone, address, and for those in charge of pay their own daily rate. */
export function ProfileScreen({ queryRef }: ScreenProps<ProfileScreenQuery>) {
  return (
    <Screen title="My Profile" width="narrow">
      <Suspense fallback={<ProfileSkeleton />}>
        <Content queryRef={queryRef} />
      </Suspense>
    </Screen>
  );
}

function Content({ queryRef }: ScreenProps<ProfileScreenQuery>) {
  const { viewer } = usePreloadedQuery<ProfileScreenQuery>(
    graphql`
      query ProfileScreenQuery @throwOnFieldError {
        viewer {
          ...Profile_user
          ...TaxInformationCard_user
          ...SecondFactorCard_user
          ...SessionsCard_user
          ...MailCard_user
        }
      }
    `,
    queryRef,
  );
  return (
    <>
      <Profile user={viewer} />
      <TaxInformationCard user={viewer} />
      <SecondFactorCard user={viewer} />
      <SessionsCard user={viewer} />
      <MailCard user={viewer} />
      <DataViewsCard />
    </>
  );
}
