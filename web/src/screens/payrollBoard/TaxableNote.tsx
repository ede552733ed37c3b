import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatMoney } from 'rules/money';
import type { BatchPlan } from './batchPlan';
import { sumTaxable } from './taxablePay';

const useStyles = makeStyles({
  root: { ...typographyStyles.caption1, margin: 0, color: tokens.colorStatusWarningForeground1 },
});

/** How much of the expenses is taxable pay, beside the button that pays it; each row explains why. */
export function TaxableNote({ plan }: { plan: Pick<BatchPlan, 'edited'> }) {
  const styles = useStyles();
  const taxable = sumTaxable(plan);
  if (taxable === 0) return null;
  return (
    <p role="status" className={styles.root}>
      {formatMoney(taxable)} of expenses will count as taxable pay.
    </p>
  );
}
