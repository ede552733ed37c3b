import {
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { IrisDialog_query$key } from '../../__generated__/IrisDialog_query.graphql';
import type { IrisDialogQuery } from '../../__generated__/IrisDialogQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { QueryDialog } from '../../kit/relay/QueryDialog';
import { useDownload } from '../../kit/session/useDownload';
import { Button } from '../../kit/ui/Button';
import { Disclosure } from '../../kit/ui/Disclosure';
import { EmptyState } from '../../kit/ui/EmptyState';
import { TemplateForm } from './TemplateForm';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  forms: { ...typographyStyles.body1Strong, margin: 0 },
  hint: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  bar: { flexShrink: 0, height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal' },
  title: { display: 'block' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

const query = graphql`
  query IrisDialogQuery($year: Int!) {
    ...IrisDialog_query
  }
`;

type IrisDialogProps = {
  year: number;
  queryRef: PreloadedQuery<IrisDialogQuery>;
  onRetry: () => void;
  onClose: () => void;
};

/** The upload file for the IRS: its content, what to check first, and its template. */
export function IrisDialog(props: IrisDialogProps) {
  return (
    <QueryDialog
      title={`IRIS file for ${props.year}`}
      loading="Checking the forms..."
      failure="Failed to check the forms"
      {...props}
    >
      <Content {...props} />
    </QueryDialog>
  );
}

function Content({ year, queryRef }: IrisDialogProps) {
  const { result } = useFragment<IrisDialog_query$key>(
    graphql`
      fragment IrisDialog_query on Query @throwOnFieldError {
        result: irisFiles(year: $year) {
          ... on Error @alias(as: "error") {
            message
          }
          ... on IrisFiles @alias(as: "files") {
            forms
            warnings
          }
        }
      }
    `,
    usePreloadedQuery<IrisDialogQuery>(query, queryRef),
  );
  return (
    <>
      {result.files ? (
        <Files year={year} {...result.files} />
      ) : (
        <EmptyState text={result.error?.message ?? ''} />
      )}
      <Disclosure title="IRS template" summary="The file’s columns follow the IRS’s own header line">
        <TemplateForm year={year} />
      </Disclosure>
    </>
  );
}

type FilesProps = { year: number; forms: number; warnings: readonly string[] };

function Files({ year, forms, warnings }: FilesProps) {
  const styles = useStyles();
  const [download, isBusy] = useDownload();
  return (
    <>
      <div className={styles.head}>
        <p className={styles.forms}>{counted(forms, 'form waits', 'forms wait')} to be filed</p>
        <Button
          appearance="primary"
          icon={<ArrowDownloadRegular />}
          busy={isBusy}
          busyLabel="Preparing file..."
          onClick={() =>
            download({
              path: `/api/tax-documents/iris-files?year=${year}`,
              fallbackName: `iris-${year}.zip`,
              failure: 'Failed to download the IRIS file',
            })
          }
        >
          Download (ZIP of CSV)
        </Button>
      </div>
      <p className={styles.hint}>
        It has full taxpayer numbers, with at most 100 forms per CSV. The audit log records your download.
      </p>
      {warnings.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody className={styles.body}>
            <MessageBarTitle className={styles.title}>Before the upload</MessageBarTitle>
            <ul className={styles.list}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
