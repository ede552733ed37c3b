import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { HistoryDialogQuery } from '../../__generated__/HistoryDialogQuery.graphql';
import { QueryDialog } from '../../kit/relay/QueryDialog';
import { EmptyState } from '../../kit/ui/EmptyState';
import { DocumentHistory } from './DocumentHistory';
import { RunHistory } from './RunHistory';

export type HistoryDialogProps = {
  /** The subject as people call it: 'Payroll #575', '1099-NEC 2025 of Dario Fontaine'. */
  name: string;
  queryRef: PreloadedQuery<HistoryDialogQuery>;
  onRetry: () => void;
  onClose: () => void;
};

/** The history of a payroll run or a tax document, in sentences, newest first. */
export function HistoryDialog({ name, ...props }: HistoryDialogProps) {
  return (
    <QueryDialog
      title={`History: ${name}`}
      loading="Loading history..."
      failure="Failed to load history"
      {...props}
    >
      <History queryRef={props.queryRef} />
    </QueryDialog>
  );
}

function History({ queryRef }: Pick<HistoryDialogProps, 'queryRef'>) {
  const { node } = usePreloadedQuery<HistoryDialogQuery>(
    graphql`
      query HistoryDialogQuery($id: ID!, $first: Int!) @throwOnFieldError {
        node(id: $id) {
          ... on TaxDocument @alias(as: "document") {
            ...DocumentHistory_document @arguments(first: $first)
          }
          ... on PayrollRun @alias(as: "run") {
            ...RunHistory_run @arguments(first: $first)
          }
        }
      }
    `,
    queryRef,
  );
  if (node?.document) return <DocumentHistory document={node.document} />;
  if (node?.run) return <RunHistory run={node.run} />;
  return <EmptyState text="This record no longer exists." />;
}
