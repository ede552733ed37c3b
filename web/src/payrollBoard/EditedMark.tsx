import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { Button } from '../ui/Button';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
  },
  dot: {
    flexShrink: 0,
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
});

/** Says that the amounts are the manager's own, and brings back the proposed ones. */
export function EditedMark({ name, onReset }: { name: string; onReset: () => void }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span aria-hidden className={styles.dot} />
      Edited
      <Button appearance="transparent" size="small" aria-label={`Reset row of ${name}`} onClick={onReset}>
        Reset row
      </Button>
    </span>
  );
}
