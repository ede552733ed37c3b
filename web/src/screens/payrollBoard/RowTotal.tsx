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
  /** The net pay of it, in cents. */
  net: number;
  /** The net pay of the week's adjustments, and its unpaid part, in dollars. */
  added: number;
  addedToPay: number;
  isEdited: boolean;
  onReset: () => void;
};

/** The row's total; a dot marks amounts that the manager changed, and a button restores the others. */
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
