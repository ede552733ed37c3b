import { graphql, usePreloadedQuery } from 'react-relay';
import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type { ScreenProps } from '../../kit/relay/entry';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { lazyPart } from '../../kit/ui/lazyPart';
import { GenerateButton } from './GenerateButton';
import { TaxDocumentsFilterBar } from './TaxDocumentsFilterBar';
import { TaxDocumentsList } from './TaxDocumentsList';
import { TaxDocumentsTableSkeleton } from './TaxDocumentsTable';

// Most people have certified one.
const W9Notice = lazyPart(async () => (await import('../taxProfile/W9Notice')).W9Notice);

type Props = ScreenProps<TaxDocumentsQuery>;

const query = graphql`
  query TaxDocumentsQuery(
    $first: Int!
    $after: String
    $userId: ID
    $type: TaxDocumentType
    $year: Int
    $status: TaxDocumentStatus
    $person: ID!
    $hasPerson: Boolean!
  ) {
    ...GenerateButton_query
    ...W9Notice_query
    ...TaxDocumentsFilterBar_query
    ...TaxDocumentsList_query
  }
`;

const failure = 'Failed to load tax documents';

// One request for all of them: they are separate so that the screen's frame and the filters stay when it fails.

/** Only the filters and the list. */
export function TaxDocuments({ queryRef }: Props) {
  return (
    <>
      <ScreenRegion
        queryRef={queryRef}
        failure={failure}
        loading={<TaxDocumentsFilterBar query={null} isLoading />}
        failed={<TaxDocumentsFilterBar query={null} />}
      >
        <Filters queryRef={queryRef} />
      </ScreenRegion>
      <ScreenRegion queryRef={queryRef} failure={failure} loading={<TaxDocumentsTableSkeleton />}>
        <List queryRef={queryRef} />
      </ScreenRegion>
    </>
  );
}

/** The button that opens the dialog, for the heading above the list. */
export function GenerateTaxDocument({ queryRef }: Props) {
  return (
    <ScreenRegion
      queryRef={queryRef}
      failure={failure}
      loading={<GenerateButton query={null} disabledReason="Wait until the documents have loaded." />}
      failed={null}
    >
      <Generate queryRef={queryRef} />
    </ScreenRegion>
  );
}

/** The link to certify a Form W-9, for someone who has not done so. */
export function UncertifiedNotice({ queryRef }: Props) {
  return (
    <ScreenRegion queryRef={queryRef} failure={failure} loading={null} failed={null}>
      <Notice queryRef={queryRef} />
    </ScreenRegion>
  );
}

function Filters({ queryRef }: Props) {
  return <TaxDocumentsFilterBar query={usePreloadedQuery<TaxDocumentsQuery>(query, queryRef)} />;
}

function List({ queryRef }: Props) {
  return <TaxDocumentsList query={usePreloadedQuery<TaxDocumentsQuery>(query, queryRef)} />;
}

function Generate({ queryRef }: Props) {
  return <GenerateButton query={usePreloadedQuery<TaxDocumentsQuery>(query, queryRef)} />;
}

function Notice({ queryRef }: Props) {
  return <W9Notice query={usePreloadedQuery<TaxDocumentsQuery>(query, queryRef)} />;
}
