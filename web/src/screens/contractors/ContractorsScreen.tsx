import { PeopleAddRegular, PersonAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { ContractorsScreen_refresh$key } from '../../__generated__/ContractorsScreen_refresh.graphql';
import type { ContractorsScreenQuery } from '../../__generated__/ContractorsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Screen } from '../../kit/ui/Screen';
import { Section } from '../../kit/ui/Section';
import { useAsked } from '../../kit/ui/useAsked';
import { ContractorCards, ContractorCardsFrame } from './ContractorCards';
import { ContractorsFilterBar } from './ContractorsFilterBar';
import { ContractorsList } from './ContractorsList';
import { ContractorsTableSkeleton } from './ContractorsTable';

const AddContractorDialog = lazyDialog(
  async () => (await import('./AddContractorDialog')).AddContractorDialog,
);
const ImportPeopleDialog = lazyDialog(async () => (await import('./ImportPeopleDialog')).ImportPeopleDialog);

type Props = ScreenProps<ContractorsScreenQuery>;

const query = graphql`
  query ContractorsScreenQuery(
    $first: Int!
    $after: String
    $search: String
    $status: ActivityStatus
    $rate: Boolean = false
    $w9: Boolean = false
    $lastWeek: Boolean = false
    $paid: Boolean = false
    $weekStart: Date
    $weekEnd: Date
  ) {
    ...ContractorsScreen_refresh
  }
`;

const failure = 'Failed to load contractors';

/** Finding, adding, editing and deactivating contractors. */
export function ContractorsScreen({ queryRef }: Props) {
  const [adding, setAdding] = useState<'one' | 'list' | null>(null);
  useAsked('Add Contractor', () => setAdding('one'));
  return (
    <Screen
      title="Contractor Management"
      actions={
        <>
          <Button icon={<PeopleAddRegular />} onClick={() => setAdding('list')}>
            Import People
          </Button>
          <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setAdding('one')}>
            Add Contractor
          </Button>
        </>
      }
    >
      <ScreenRegion
        queryRef={queryRef}
        failure={failure}
        loading={<ContractorCardsFrame loading />}
        failed={<ContractorCardsFrame />}
      >
        <Cards queryRef={queryRef} />
      </ScreenRegion>
      <Section flush>
        <ContractorsFilterBar />
        <ScreenRegion queryRef={queryRef} failure={failure} loading={<ContractorsTableSkeleton />}>
          <List queryRef={queryRef} />
        </ScreenRegion>
      </Section>
      {adding === 'one' && <AddContractorDialog onClose={() => setAdding(null)} />}
      {adding === 'list' && <ImportPeopleDialog onClose={() => setAdding(null)} />}
    </Screen>
  );
}

// One request for both: they are separate only so that the filters between them stay when it fails.
function Cards(props: Props) {
  return <ContractorCards query={useParts(props)} />;
}

function List(props: Props) {
  return <ContractorsList query={useParts(props)} />;
}

const useParts = ({ queryRef }: Props) =>
  useFragment<ContractorsScreen_refresh$key>(
    graphql`
      fragment ContractorsScreen_refresh on Query {
        ...ContractorCards_query
        ...ContractorsList_query
      }
    `,
    usePreloadedQuery<ContractorsScreenQuery>(query, queryRef),
  );
