import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useRevalidator } from 'react-router-dom';
import { counted } from '../lib/labels';
import { Button } from './Button';
import { media } from './breakpoints';

const useStyles = makeStyles({
  root: {
    ...typographyStyles.body1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    [media.narrow]: { paddingInline: tokens.spacingHorizontalL },
  },
});

export type FailedRowsProps = {
  count: number;
  /** Loads the rows again; by default by the screen's query. */
  onRetry?: () => void;
};

/** Shown under a list when some of its rows could not be loaded. */
export function FailedRows({ count, onRetry }: FailedRowsProps) {
  const styles = useStyles();
  const { revalidate } = useRevalidator();
  if (count === 0) return null;
  return (
    <div role="status" className={styles.root}>
      {counted(count, 'row')} couldn’t be loaded.
      <Button size="small" onClick={onRetry ?? revalidate}>
        Retry
      </Button>
    </div>
  );
}
