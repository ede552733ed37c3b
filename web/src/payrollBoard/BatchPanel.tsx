import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BatchPanel_batch$key } from '../__generated__/BatchPanel_batch.graphql';
import { formatExact } from '../lib/dates';
import { Button } from '../ui/Button';
import { ProgressBar } from '../ui/ProgressBar';
import { Section } from '../ui/Section';
import { BatchResults } from './BatchResults';
import { batchSentence } from './batchTexts';
import { useBatchProgress } from './useBatchProgress';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  sentence: { ...typographyStyles.body1Strong, margin: 0, fontVariantNumeric: 'tabular-nums' },
  facts: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

type BatchPanelProps = {
  batch: BatchPanel_batch$key;
  /** The last person has been settled while somebody was watching. */
  onFinished: () => void;
};

/** How far paying the week has come, who started it, and what became of each person. */
export function BatchPanel({ onFinished, ...props }: BatchPanelProps) {
  const styles = useStyles();
  const batch = useFragment(
    graphql`
      fragment BatchPanel_batch on PayrollBatch @throwOnFieldError {
        id
        createdAt
        finishedAt
        total
        done
        refused
        paidTotal
        createdBy {
          name
        }
      }
    `,
    props.batch,
  );
  const { id, total, done, refused } = batch;
  const isFinished = batch.finishedAt !== null;
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? !isFinished;
  useBatchProgress(id, isFinished);
  useFinish(isFinished, onFinished);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that started it is far below.
    if (!isFinished) root.current?.scrollIntoView({ block: 'center' });
  }, [isFinished]);
  return (
    <Section title={isFinished ? 'Payroll run of the week' : 'Paying everybody...'}>
      <div ref={root} className={styles.root}>
        <div className={styles.head}>
          <p role="status" className={styles.sentence}>
            {batchSentence(batch)}
          </p>
          <Button size="small" appearance="subtle" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            {isOpen ? 'Hide results' : refused > 0 ? 'See why' : 'See results'}
          </Button>
        </div>
        {!isFinished && <ProgressBar label="Contractors settled" value={done + refused} total={total} />}
        <p className={styles.facts}>
          Started by {batch.createdBy?.name ?? 'a deleted user'}, {formatExact(batch.createdAt)}
        </p>
        {isOpen && <BatchResults id={id} settled={done + refused} refused={refused} />}
      </div>
    </Section>
  );
}

/** Tells once of a batch that ends before the reader's eyes; one that was over before is no news. */
function useFinish(isFinished: boolean, onFinished: () => void) {
  const wasFinished = useRef(isFinished);
  const tell = useRef(onFinished);
  tell.current = onFinished;
  useEffect(() => {
    if (isFinished && !wasFinished.current) tell.current();
    wasFinished.current = isFinished;
  }, [isFinished]);
}
