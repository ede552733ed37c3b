import { useEffect, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EmptyState } from '../../kit/ui/EmptyState';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { PersonHeader } from './PersonHeader';
import { PersonTabs } from './PersonTabs';

type Props = ScreenProps<PersonScreenQuery>;

/** The heading until the person has loaded. */
const UNNAMED = 'Person';

/** Everything about one person that the viewer may see and do. */
export function PersonScreen({ queryRef }: Props) {
  const [name, setName] = useState(UNNAMED);
  return (
    <Screen title={name}>
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load this person"
        loading={
          <Section>
            <SkeletonLines lines={10} label="Loading person..." />
          </Section>
        }
      >
        <Content queryRef={queryRef} onName={setName} />
      </ScreenRegion>
    </Screen>
  );
}

function Content({ queryRef, onName }: Props & { onName: (name: string) => void }) {
  const query = usePreloadedQuery<PersonScreenQuery>(
    graphql`
      query PersonScreenQuery(
        $userId: ID!
        $first: Int!
        $readsPay: Boolean!
        $isContact: Boolean!
        $days: Boolean!
        $paidDays: Boolean!
        $pay: Boolean!
        $bankAccount: Boolean!
        $tax: Boolean!
        $account: Boolean!
        $access: Boolean!
        $history: Boolean!
      ) @throwOnFieldError {
        person(id: $userId) {
          name
          ...PersonHeader_user
          ...PersonTabs_user
        }
        ...PersonHeader_query
        ...PersonTabs_query
      }
    `,
    queryRef,
  );
  const { person } = query;
  const name = person?.name ?? 'Page not found';
  useEffect(() => onName(name), [name, onName]);
  if (!person)
    return (
      <Section>
        <EmptyState
          text="Person not found"
          hint="The link may be old, or you don’t have access to this page."
          action={<ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>}
        />
      </Section>
    );
  return (
    <>
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load this person"
        loading={<SkeletonLines lines={4} />}
      >
        <PersonHeader user={person} query={query} />
      </ScreenRegion>
      <ScreenRegion
        queryRef={queryRef}
        failure="Failed to load the tabs"
        loading={<SkeletonLines lines={6} />}
      >
        <PersonTabs user={person} query={query} queryRef={queryRef} />
      </ScreenRegion>
    </>
  );
}
