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

/** The fields that every kind of batch has. */
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
  /** Its progress, or its result. */
  message: string;
  /** A result that shows only in part elsewhere; the results have all of it. */
  note?: string | null;
  /** The unit of the bar: 'Contractors processed'. */
  barLabel: string;
  /** Called when the last person is processed while someone is watching. */
  onFinished: () => void;
  /** The result for each person; shown while it runs, afterwards on request. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A batch's progress, its initiator, and the result for each person. */
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

/** Announces a batch once if it ends while the reader watches; one that was over before is no news. */
function useFinish(isFinished: boolean, onFinished: () => void) {
  const wasFinished = useRef(isFinished);
  const tell = useRef(onFinished);
  tell.current = onFinished;
  useEffect(() => {
    if (isFinished && !wasFinished.current) tell.current();
    wasFinished.current = isFinished;
  }, [isFinished]);
}
