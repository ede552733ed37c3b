import {
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Textarea,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { MAX_DELETION_REASON } from 'rules/limits';
import type { DeletionPreviewQuery } from '../../__generated__/DeletionPreviewQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { OpenThings } from '../people/OpenThings';
import { useUnarchiveUser } from './useUnarchiveUser';

const useStyles = makeStyles({
  list: { ...typographyStyles.body1, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  rule: { flexShrink: 0, height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  body: { whiteSpace: 'normal' },
});

type DeletionPreviewProps = {
  queryRef: PreloadedQuery<DeletionPreviewQuery>;
  /** The reason for deleting the person despite open items. */
  reason: string;
  onReason: (reason: string) => void;
};

/** What a permanent deletion removes, in numbers, until when rules require it to be kept, and the open items. */
export function DeletionPreview({ queryRef, reason: typed, onReason }: DeletionPreviewProps) {
  const styles = useStyles();
  const unarchive = useUnarchiveUser();
  const { staffMember, today } = usePreloadedQuery<DeletionPreviewQuery>(
    graphql`
      query DeletionPreviewQuery($id: ID!) @throwOnFieldError {
        today
        staffMember(id: $id) {
          openThings {
            text
          }
          ...OpenThings_user
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
  // Someone else was faster: the deletion will report it.
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
        <li>{counted(auditLogs, 'audit log entry', 'audit log entries')}</li>
      </ul>
      <MessageBar intent={isTooEarly ? 'warning' : 'info'} layout="multiline" className={styles.rule}>
        <MessageBarBody className={styles.body}>{reason}</MessageBarBody>
      </MessageBar>
      {staffMember.openThings.length > 0 && (
        <>
          <MessageBar intent="warning" layout="multiline" className={styles.rule}>
            <MessageBarBody className={styles.body}>
              Settle what’s still open first, or enter a reason to delete anyway.
            </MessageBarBody>
          </MessageBar>
          <OpenThings user={staffMember} onUnarchive={unarchive} />
          <Field label="Reason to delete anyway">
            <Textarea
              value={typed}
              maxLength={MAX_DELETION_REASON}
              onChange={(_event, { value }) => onReason(value)}
            />
          </Field>
        </>
      )}
    </>
  );
}
