import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Button } from '../../kit/ui/Button';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalXL,
    ...typographyStyles.body1,
  },
});

/** Shows the result of a paste, and undoes it. */
export function PasteNotice({ text, onUndo }: { text: string | null; onUndo: () => void }) {
  const styles = useStyles();
  return (
    <div role="status">
      {text && (
        <span className={styles.root}>
          {text}
          <Button appearance="subtle" size="small" onClick={onUndo}>
            Undo
          </Button>
        </span>
      )}
    </div>
  );
}
