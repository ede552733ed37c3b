import { makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from 'rules/money';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalXS,
  },
  dot: {
    flexShrink: 0,
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
});

/** The row's total in cents; a dot marks amounts that the manager changed. */
export function RowTotal({ total, isEdited }: { total: number; isEdited: boolean }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {isEdited && (
        <>
          <span aria-hidden title="Edited" className={styles.dot} />
          <VisuallyHidden>Edited</VisuallyHidden>
        </>
      )}
      {formatMoney(total)}
    </span>
  );
}
