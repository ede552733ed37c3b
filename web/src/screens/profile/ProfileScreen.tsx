import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ProfileScreenQuery } from '../../__generated__/ProfileScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Together } from '../../kit/relay/Together';
import { useSessionUser } from '../../kit/session/sessionStore';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonBlock } from '../../kit/ui/SkeletonBlock';
import { BankAccountCard } from '../bankAccount/BankAccountCard';
import { personPath } from '../people/personPath';
import { SecondFactorCard } from '../secondFactor/SecondFactorCard';
import { TaxInformationCard } from '../taxProfile/TaxInformationCard';
import { MailCard } from './MailCard';
import { Profile } from './Profile';
import { SessionsCard } from './SessionsCard';

const failure = 'Failed to load your profile';

const useStyles = makeStyles({
  skeleton: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The user: name, phone, address, and for those in charge of pay their own daily rate. */
export function ProfileScreen({ queryRef }: ScreenProps<ProfileScreenQuery>) {
  return (
    <Screen
      title="My Profile"
      width="narrow"
      actions={<ButtonLink to={personPath(useSessionUser().id)}>View My Page</ButtonLink>}
    >
      <Together>
        <ScreenRegion queryRef={queryRef} failure={failure} loading={<ProfileSkeleton />}>
          <Content queryRef={queryRef} />
        </ScreenRegion>
      </Together>
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
          ...BankAccountCard_user
          ...SecondFactorCard_user
          ...SessionsCard_user
          ...MailCard_user
        }
      }
    `,
    queryRef,
  );
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  return (
    <>
      <ScreenRegion {...part(failure)} loading={<ProfileSkeleton />}>
        <Profile user={viewer} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load tax information')}>
        <TaxInformationCard user={viewer} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load your bank account')}>
        <BankAccountCard user={viewer} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load how you sign in')}>
        <SecondFactorCard user={viewer} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load your sessions')}>
        <SessionsCard user={viewer} />
      </ScreenRegion>
      <ScreenRegion {...part('Failed to load email settings')}>
        <MailCard user={viewer} />
      </ScreenRegion>
      <DataViewsCard />
    </>
  );
}

/** The link to who else viewed the user's own data. */
function DataViewsCard() {
  return (
    <Section title="Who Saw My Data" actions={<ButtonLink to="/dashboard/data-views">Show List</ButtonLink>}>
      See each time someone else opens your taxpayer number, records, pay statements or tax documents.
    </Section>
  );
}

/** Shown until the user has loaded. */
function ProfileSkeleton() {
  const styles = useStyles();
  return (
    <Section title="Personal Information">
      <div className={styles.skeleton}>
        <p role="status" className={styles.text}>
          Loading profile...
        </p>
        <SkeletonBlock height="32px" />
        <SkeletonBlock height="32px" />
        <SkeletonBlock height="32px" width="60%" />
      </div>
    </Section>
  );
}
