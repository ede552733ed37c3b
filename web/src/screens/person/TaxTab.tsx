import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import type { TaxTab_query$key } from '../../__generated__/TaxTab_query.graphql';
import type { TaxTab_user$key } from '../../__generated__/TaxTab_user.graphql';
import type { TaxTabMoreQuery } from '../../__generated__/TaxTabMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Instant } from '../../kit/ui/Instant';
import { Section } from '../../kit/ui/Section';
import { TaxDocumentsTable } from '../taxDocuments/TaxDocumentsTable';
import { Facts } from './Facts';
import { ShowMore } from './ShowMore';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

/** The Form W-9 in effect, and the forms of each year. */
export function TaxTab(props: { user: TaxTab_user$key; query: TaxTab_query$key }) {
  const styles = useStyles();
  const { taxProfile, w9RequestedAt, w9RequestedBy } = useFragment(
    graphql`
      fragment TaxTab_user on User @throwOnFieldError {
        w9RequestedAt
        w9RequestedBy {
          name
        }
        taxProfile {
          signedAt
          formRevision
          maskedTaxNumber
          isMistake
          version
        }
      }
    `,
    props.user,
  );
  const { data, ...paging } = usePaginationFragment<TaxTabMoreQuery, TaxTab_query$key>(
    graphql`
      fragment TaxTab_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
        after: { type: "String" }
      )
      @refetchable(queryName: "TaxTabMoreQuery")
      @throwOnFieldError {
        taxDocuments(userId: $userId, first: $first, after: $after)
          @connection(key: "TaxTab_taxDocuments", filters: ["userId"]) {
          edges {
            node @catch(to: RESULT) {
              ...TaxDocumentsTable_document
            }
          }
        }
      }
    `,
    props.query,
  );
  return (
    <div className={styles.root}>
      <Section title="Form W-9">
        <Facts
          facts={[
            ['Signed', taxProfile ? <Instant key="signed" at={taxProfile.signedAt} /> : 'Not signed yet'],
            taxProfile && ['Taxpayer number', taxProfile.maskedTaxNumber],
            taxProfile && ['Form revision', taxProfile.formRevision],
            taxProfile && ['Version', String(taxProfile.version)],
            taxProfile?.isMistake && ['Note', 'The number is a mistake and must be certified again.'],
            w9RequestedAt && [
              'Requested',
              <>
                <Instant at={w9RequestedAt} />
                {w9RequestedBy && ` by ${w9RequestedBy.name}`}
              </>,
            ],
          ]}
        />
      </Section>
      <Section title="Tax forms" flush>
        <TaxDocumentsTable
          documents={extractRows(data.taxDocuments)}
          isRefreshing={false}
          isFiltered={false}
        />
        <ShowMore paging={paging} failure="Failed to load tax forms" />
      </Section>
    </div>
  );
}
