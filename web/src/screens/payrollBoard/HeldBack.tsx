import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { MAX_BATCH_PAGE } from 'rules/limits';
import query, { type HeldBackQuery } from '../../__generated__/HeldBackQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { useQueryRef } from '../../kit/relay/useQueryRef';
import { ErrorBoundary } from '../../kit/ui/ErrorBoundary';
import { ErrorState } from '../../kit/ui/ErrorState';
import { FailedRows } from '../../kit/ui/FailedRows';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { PersonLink } from '../people/PersonLink';

const MOST = 20;

const useStyles = makeStyles({
  title: { ...typographyStyles.body1Strong, margin: 0 },
  list: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingInlineStart: tokens.spacingHorizontalL },
  reason: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
});

type HeldBackProps = {
  week: string;
  /** The ones to pay anyway. */
  except: readonly string[];
};

/** The people held back, and why. If they cannot be loaded, it says so, and the others can still be paid. */
export function HeldBack({ week, except }: HeldBackProps) {
  const variables = { week, first: Math.min(MOST + except.length, MAX_BATCH_PAGE) };
  const [attempts, setAttempts] = useState(0);
  const queryRef = useQueryRef<HeldBackQuery>(query, variables, 'store-and-network', attempts);
  const retry = () => setAttempts(attempts + 1);
  const loading = <SkeletonLines lines={2} label="Loading who is held back..." />;
  return (
    <ErrorBoundary
      resetKey={queryRef}
      fallback={() => <ErrorState text="Failed to load who is held back" onRetry={retry} />}
    >
      <Suspense fallback={loading}>
        {queryRef ? <Loaded queryRef={queryRef} except={except} onRetry={retry} /> : loading}
      </Suspense>
    </ErrorBoundary>
  );
}

type LoadedProps = Pick<HeldBackProps, 'except'> & {
  queryRef: PreloadedQuery<HeldBackQuery>;
  onRetry: () => void;
};

function Loaded({ queryRef, except, onRetry }: LoadedProps) {
  const styles = useStyles();
  const { payrollBoard } = usePreloadedQuery<HeldBackQuery>(
    graphql`
      query HeldBackQuery($week: Date!, $first: Int!) @throwOnFieldError {
        payrollBoard(weekStart: $week) {
          rows(first: $first, only: HELD) {
            totalCount
            edges {
              node @catch(to: RESULT) {
                user {
                  id
                  ...PersonLink_user
                }
                reason
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { totalCount } = payrollBoard.rows;
  const { rows: all, failed } = extractRows(payrollBoard.rows);
  const held = all.filter(({ user }) => !except.includes(user.id));
  const left = totalCount - (all.length - held.length);
  const shown = held.slice(0, MOST);
  if (left <= 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{counted(left, 'contractor')} held back</h3>
      <ul className={styles.list}>
        {shown.map(({ user, reason }) => (
          <li key={user.id}>
            <PersonLink isInText user={user} /> <span className={styles.reason}>{reason}</span>
          </li>
        ))}
        {left > shown.length && <li>and {(left - shown.length).toLocaleString('en-US')} more</li>}
      </ul>
      <FailedRows count={failed} onRetry={onRetry} />
    </div>
  );
}
