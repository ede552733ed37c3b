import { makeStyles, tokens } from '@fluentui/react-components';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { DocumentsTab_query$key } from '../../__generated__/DocumentsTab_query.graphql';
import type { DocumentsTabMoreQuery } from '../../__generated__/DocumentsTabMoreQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { Section } from '../../kit/ui/Section';
import { FormFiles } from './FormFiles';
import { ShowMore } from './ShowMore';
import { StatementFiles } from './StatementFiles';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

/** What there is to open and to hand over: pay statements, and the tax forms of the last years. */
export function DocumentsTab({ query }: { query: DocumentsTab_query$key }) {
  const styles = useStyles();
  const [data, refetch] = useRefetchableFragment<DocumentsTabMoreQuery, DocumentsTab_query$key>(
    graphql`
      fragment DocumentsTab_query on Query
      @argumentDefinitions(
        userId: { type: "ID!" }
        first: { type: "Int!" }
      )
      @refetchable(queryName: "DocumentsTabMoreQuery")
      @throwOnFieldError {
        forms: taxDocuments(userId: $userId, first: 50) {
          edges {
            node @catch(to: RESULT) {
              ...FormFiles_document
            }
          }
        }
        payrollRuns(userId: $userId, first: $first) {
          pageInfo {
            hasNextPage
          }
          edges {
            node @catch(to: RESULT) {
              ...StatementFiles_run
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <div className={styles.root}>
      <Section title="Pay statements" flush>
        <StatementFiles runs={extractRows(data.payrollRuns)} />
        <ShowMore list={data.payrollRuns} onMore={refetch} />
      </Section>
      <Section title="Tax forms" flush>
        <FormFiles documents={extractRows(data.forms)} />
      </Section>
    </div>
  );
}
