import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FormBatchPanel_batch$key } from '../__generated__/FormBatchPanel_batch.graphql';
import { formatExact } from '../lib/dates';
import { Button } from '../ui/Button';
import { ProgressBar } from '../ui/ProgressBar';
import { Section } from '../ui/Section';
import { FormBatchResults } from './FormBatchResults';
import { formBatchSentence } from './formBatchTexts';
import { useFormBatchProgress } from './useFormBatchProgress';

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

type FormBatchPanelProps = {
  batch: FormBatchPanel_batch$key;
  /** The last payee has been settled while somebody was watching. */
  onFinished: () => void;
};

/** How far making the year's forms has come, who started it, and what became of each payee. */
export function FormBatchPanel({ onFinished, ...props }: FormBatchPanelProps) {
  const styles = useStyles();
  const batch = useFragment(
    graphql`
      fragment FormBatchPanel_batch on TaxDocumentBatch @throwOnFieldError {
        id
        createdAt
        finishedAt
        total
        done
        refused
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
  useFormBatchProgress(id, isFinished);
  useFinish(isFinished, onFinished);
  return (
    <Section title={isFinished ? 'Forms of the year' : 'Generating forms...'}>
      <div className={styles.root}>
        <div className={styles.head}>
          <p role="status" className={styles.sentence}>
            {formBatchSentence(batch)}
          </p>
          <Button size="small" appearance="subtle" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            {isOpen ? 'Hide results' : refused > 0 ? 'See why' : 'See results'}
          </Button>
        </div>
        {!isFinished && <ProgressBar label="Forms settled" value={done + refused} total={total} />}
        <p className={styles.facts}>
          Started by {batch.createdBy?.name ?? 'a deleted user'}, {formatExact(batch.createdAt)}
        </p>
        {isOpen && <FormBatchResults id={id} settled={done + refused} refused={refused} />}
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
