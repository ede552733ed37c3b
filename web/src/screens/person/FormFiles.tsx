import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { graphql, readInlineData } from 'react-relay';
import type {
  FormFiles_document$data,
  FormFiles_document$key,
} from '../../__generated__/FormFiles_document.graphql';
import type { Rows } from '../../kit/relay/extractRows';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { EmptyState } from '../../kit/ui/EmptyState';
import { IconButton } from '../../kit/ui/IconButton';
import { Instant } from '../../kit/ui/Instant';
import { StatusChip } from '../../kit/ui/StatusChip';
import { taxDocumentTypeLabel } from '../taxDocuments/taxDocumentName';
import { useDownloadTaxDocument } from '../taxDocuments/useDownloadTaxDocument';

type Row = FormFiles_document$data;

const columns: readonly Column<Row>[] = [
  {
    key: 'type',
    header: 'Form',
    cell: ({ type, year }) => `${taxDocumentTypeLabel(type)} ${year}`,
    nowrap: true,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusChip status={status} />,
    nowrap: true,
    status: true,
  },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    nowrap: true,
    labeled: true,
    importance: 2,
  },
  {
    key: 'file',
    header: 'File',
    corner: true,
    hideHeader: true,
    align: 'end',
    cell: (document) => document.viewerCanDownload && <Download document={document} />,
  },
];

const readRow = (document: FormFiles_document$key) =>
  readInlineData(
    graphql`
      fragment FormFiles_document on TaxDocument @inline @throwOnFieldError {
        id
        type
        year
        status
        createdAt
        viewerCanDownload
      }
    `,
    document,
  );

/** The tax forms, each to be downloaded. */
export function FormFiles({ documents }: { documents: Rows<FormFiles_document$key> }) {
  return (
    <DataTable
      label="Tax forms"
      columns={columns}
      rows={documents.rows.map(readRow)}
      failed={documents.failed}
      rowKey={({ id }) => id}
      empty={<EmptyState text="No tax forms yet" hint="Forms show up here once they’re generated." />}
    />
  );
}

function Download({ document }: { document: Pick<Row, 'id' | 'type' | 'year'> }) {
  const [download, isBusy] = useDownloadTaxDocument();
  return (
    <IconButton
      label={`Download PDF: ${taxDocumentTypeLabel(document.type)} ${document.year}`}
      icon={<ArrowDownloadRegular />}
      disabledReason={isBusy ? 'Wait until it’s downloaded.' : null}
      onClick={() => void download(document)}
    />
  );
}
