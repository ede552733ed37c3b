import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
import { formatMoney } from 'rules/money';
import { Button } from '../../kit/ui/Button';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  amount: {
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
  net: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  reset: { minWidth: '0', marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

type RowTotalProps = {
  name: string;
  /** In cents. */
  total: number;
  /** What is handed out of it, in cents. */
  net: number;
  /** What adjustments of the week hand out besides, and what of that is not paid, in dollars. */
  added: number;
  addedToPay: number;
  isEdited: boolean;
  onReset: () => void;
};

/**
 * What the row adds up to; a dot says that amounts in it are the manager's own, and a button brings back the others.
 */
export function RowTotal({ name, total, net, added, addedToPay, isEdited, onReset }: RowTotalProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <span className={styles.amount}>
        {isEdited && (
          <>
            <span aria-hidden title="Edited" className={styles.dot} />
            <VisuallyHidden>Edited</VisuallyHidden>
          </>
        )}
        {formatMoney(total)}
      </span>
      {net !== total && <span className={styles.net}>{formatMoney(net)} net</span>}
      {added > 0 && (
        <span className={styles.net}>
          + {formatAmount(added)} added{addedToPay > 0 && ', to pay'}
        </span>
      )}
      {isEdited && (
        <Button
          appearance="transparent"
          size="small"
          className={styles.reset}
          aria-label={`Reset row of ${name}`}
          onClick={onReset}
        >
          Reset row
        </Button>
      )}
    </div>
  );
}
