import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { formatExactTime } from 'rules/instantFormats';
import { Button } from '../../kit/ui/Button';
import { ProgressBar } from '../../kit/ui/ProgressBar';
import { Section } from '../../kit/ui/Section';

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

/** What every kind of batch says of itself. */
export type Batch = {
  readonly createdAt: string;
  readonly createdBy: { readonly name: string } | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
};

type BatchProgressProps = {
  batch: Batch;
  title: string;
  /** How far it has come, or what it came to. */
  message: string;
  /** What of it is shown elsewhere only in part; all of it is in the results. */
  note?: string | null;
  /** What the bar counts: 'Contractors processed'. */
  barLabel: string;
  /** The last person has been settled while someone was watching. */
  onFinished: () => void;
  /** What became of each person; shown while it runs, afterwards on request. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A batch's progress, who started it, and what happened to each person. */
export function BatchProgress(props: BatchProgressProps) {
  const { batch, title, message, note, barLabel, onFinished, children, ref } = props;
  const styles = useStyles();
  const { total, done, refused } = batch;
  const isFinished = batch.finishedAt != null;
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? !isFinished;
  useFinish(isFinished, onFinished);
  return (
    <Section title={title}>
      <div ref={ref} className={styles.root}>
        <div className={styles.head}>
          <p role="status" className={styles.sentence}>
            {message}
          </p>
          <Button size="small" appearance="subtle" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            {isOpen ? 'Hide Results' : refused > 0 ? 'See Why' : 'See Results'}
          </Button>
        </div>
        {!isFinished && <ProgressBar label={barLabel} value={done + refused} total={total} />}
        {note && <p className={styles.facts}>{note}</p>}
        <p className={styles.facts}>
          Started by {batch.createdBy?.name ?? 'a deleted user'}, {formatExactTime(batch.createdAt)}
        </p>
        {isOpen && children}
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
