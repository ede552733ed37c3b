import { MessageBar, MessageBarBody, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DeletionPreviewQuery } from '../../__generated__/DeletionPreviewQuery.graphql';
import { counted } from '../../kit/lib/labels';

const useStyles = makeStyles({
  list: { ...typographyStyles.body1, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  rule: { flexShrink: 0, height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal' },
});

/** What a permanent deletion takes away, in numbers, and until when rules expect it to be kept. */
export function DeletionPreview({ queryRef }: { queryRef: PreloadedQuery<DeletionPreviewQuery> }) {
  const styles = useStyles();
  const { staffMember, today } = usePreloadedQuery<DeletionPreviewQuery>(
    graphql`
      query DeletionPreviewQuery($id: ID!) @throwOnFieldError {
        today
        staffMember(id: $id) {
          deletionPreview {
            timeLogs
            receipts
            payrollRuns
            taxDocuments
            auditLogs
            keepUntil
            reason
          }
        }
      }
    `,
    queryRef,
  );
  // Somebody else was faster: the deletion will say so.
  if (!staffMember) return null;
  const { timeLogs, receipts, payrollRuns, taxDocuments, auditLogs, keepUntil, reason } =
    staffMember.deletionPreview;
  const isTooEarly = keepUntil != null && today <= keepUntil;
  return (
    <>
      <ul aria-label="What will be deleted" className={styles.list}>
        <li>{counted(timeLogs, 'time log')}</li>
        <li>{counted(receipts, 'receipt')}</li>
        <li>{counted(payrollRuns, 'payroll record')}</li>
        <li>{counted(taxDocuments, 'tax document')}</li>
        <li>{counted(auditLogs, 'audit log')}</li>
      </ul>
      <MessageBar intent={isTooEarly ? 'warning' : 'info'} layout="multiline" className={styles.rule}>
        <MessageBarBody className={styles.body}>{reason}</MessageBarBody>
      </MessageBar>
    </>
  );
}
