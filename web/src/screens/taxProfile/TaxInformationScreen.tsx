import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { TaxInformationScreen_user$key } from '../../__generated__/TaxInformationScreen_user.graphql';
import type { TaxInformationScreenQuery } from '../../__generated__/TaxInformationScreenQuery.graphql';
import refetchQuery, {
  type TaxInformationScreenRefetchQuery,
} from '../../__generated__/TaxInformationScreenRefetchQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { useRefresh } from '../../kit/relay/useRefresh';
import { Button } from '../../kit/ui/Button';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { CertificationHistory } from './CertificationHistory';
import { CertifiedCard } from './CertifiedCard';
import { W9Form } from './W9Form';

type Props = ScreenProps<TaxInformationScreenQuery>;

const query = graphql`
  query TaxInformationScreenQuery @throwOnFieldError {
    viewer {
      ...TaxInformationScreen_user
    }
    w9Certification {
      ...W9Form_certification
    }
  }
`;

/** The user's own Form W-9: the signed one, and signing another. */
export function TaxInformationScreen({ queryRef }: Props) {
  return (
    <Screen
      title="Tax Information"
      description="Your Form W-9: who you are for tax purposes. No one else can sign it for you."
      width="narrow"
    >
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load tax information"
        loading={
          <Section title="Form W-9">
            <SkeletonLines lines={6} label="Loading tax information..." />
          </Section>
        }
      >
        <Content queryRef={queryRef} />
      </ScreenRegion>
    </Screen>
  );
}

function Content({ queryRef }: Props) {
  const { viewer, w9Certification } = usePreloadedQuery<TaxInformationScreenQuery>(query, queryRef);
  const user = useFragment<TaxInformationScreen_user$key>(
    graphql`
      fragment TaxInformationScreen_user on User
      @refetchable(queryName: "TaxInformationScreenRefetchQuery")
      @throwOnFieldError {
        id
        taxProfile {
          isMistake
          ...CertifiedCard_profile
        }
        taxProfiles {
          ...CertificationHistory_profile
        }
        ...W9Form_user
      }
    `,
    viewer,
  );
  // The signature's response leaves nothing in the store, so it cannot include this.
  const refresh = useRefresh<TaxInformationScreenRefetchQuery>(refetchQuery, { id: user.id });
  const { taxProfile, taxProfiles } = user;
  const [isSigning, setSigning] = useState(taxProfile?.isMistake ?? false);
  const finish = async () => {
    await refresh();
    setSigning(false);
  };
  return (
    <>
      {taxProfile?.isMistake && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>Please sign a new Form W-9.</MessageBarTitle> Check the taxpayer number on this
            one against your Social Security card or your IRS letter.
          </MessageBarBody>
        </MessageBar>
      )}
      {taxProfile && (
        <CertifiedCard
          profile={taxProfile}
          actions={!isSigning && <Button onClick={() => setSigning(true)}>Sign a New Form W-9</Button>}
        />
      )}
      {(isSigning || !taxProfile) && (
        <W9Form
          // The form starts again from the last signed one.
          key={taxProfiles.length}
          user={user}
          certification={w9Certification}
          onCertified={finish}
          onCancel={taxProfile ? () => setSigning(false) : undefined}
        />
      )}
      {taxProfiles.length > 1 && <CertificationHistory profiles={taxProfiles} />}
    </>
  );
}
