import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import { describeUnconfirmed } from 'rules/unconfirmedExpenses';
import type { TaxTab_query$key } from '../../__generated__/TaxTab_query.graphql';
import type { TaxTab_user$key } from '../../__generated__/TaxTab_user.graphql';
import type { TaxTabMoreQuery } from '../../__generated__/TaxTabMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Instant } from '../../kit/ui/Instant';
import { Section } from '../../kit/ui/Section';
import { TextLink } from '../../kit/ui/TextLink';
import { PersonLink } from '../people/PersonLink';
import { TaxDocumentsTable } from '../taxDocuments/TaxDocumentsTable';
import { Facts } from './Facts';
import { ShowMore } from './ShowMore';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  sentence: { margin: 0 },
});

/** The Form W-9 in effect, and the forms of each year. */
export function TaxTab(props: { user: TaxTab_user$key; query: TaxTab_query$key }) {
  const styles = useStyles();
  const { taxProfile, unconfirmedExpenses, w9RequestedAt, w9RequestedBy } = useFragment(
    graphql`
      fragment TaxTab_user on User @throwOnFieldError {
        w9RequestedAt
        w9RequestedBy {
          ...PersonLink_user
        }
        unconfirmedExpenses {
          year
          amount
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
  const [data, refetch] = useRefetchableFragment<TaxTabMoreQuery, TaxTab_query$key>(
    graphql`
      fragment TaxTab_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
      )
      @refetchable(queryName: "TaxTabMoreQuery")
      @throwOnFieldError {
        taxDocuments(userId: $userId, first: $first) {
          pageInfo {
            hasNextPage
          }
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
            taxProfile?.isMistake && ['Note', 'The number is wrong and must be certified again.'],
            w9RequestedAt && [
              'Requested',
              <>
                <Instant at={w9RequestedAt} />
                {w9RequestedBy && (
                  <>
                    {' by '}
                    <PersonLink isInText user={w9RequestedBy} />
                  </>
                )}
              </>,
            ],
          ]}
        />
      </Section>
      {unconfirmedExpenses.length > 0 && (
        <Section title="Expenses to Confirm">
          {unconfirmedExpenses.map(({ year, amount }) => (
            <p key={year} className={styles.sentence}>
              {describeUnconfirmed(amount, year)}{' '}
              <TextLink to={`/dashboard/tax-season?year=${year}`}>Tax season {year}</TextLink>
            </p>
          ))}
        </Section>
      )}
      <Section title="Tax Forms" flush>
        <TaxDocumentsTable
          documents={extractRows(data.taxDocuments)}
          isRefreshing={false}
          isFiltered={false}
        />
        <ShowMore list={data.taxDocuments} onMore={refetch} />
      </Section>
    </div>
  );
}
