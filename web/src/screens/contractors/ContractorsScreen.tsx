import { PeopleAddRegular, PersonAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { ContractorsScreen_refresh$key } from '../../__generated__/ContractorsScreen_refresh.graphql';
import type { ContractorsScreenQuery } from '../../__generated__/ContractorsScreenQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ListScreen } from '../../kit/relay/ListScreen';
import { Button } from '../../kit/ui/Button';
import { lazyDialog } from '../../kit/ui/lazyDialog';
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

/** Finding, adding, editing and deactivating contractors. */
export function ContractorsScreen({ queryRef }: Props) {
  const [adding, setAdding] = useState<'one' | 'list' | null>(null);
  useAsked('Add Contractor', () => setAdding('one'));
  return (
    <ListScreen
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
      queryRef={queryRef}
      failure="Failed to load contractors"
      cards={{
        loading: <ContractorCardsFrame loading />,
        failed: <ContractorCardsFrame />,
        children: <Cards queryRef={queryRef} />,
      }}
      filters={<ContractorsFilterBar />}
      loading={<ContractorsTableSkeleton />}
      list={<List queryRef={queryRef} />}
    >
      {adding === 'one' && <AddContractorDialog onClose={() => setAdding(null)} />}
      {adding === 'list' && <ImportPeopleDialog onClose={() => setAdding(null)} />}
    </ListScreen>
  );
}

// One request for both.
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
