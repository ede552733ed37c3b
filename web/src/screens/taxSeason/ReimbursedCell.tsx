import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';

const useStyles = makeStyles({
  about: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Reimbursed expenses, and how much of them is unconfirmed. */
export function ReimbursedCell({ amount, unconfirmed }: { amount: number; unconfirmed: number }) {
  const styles = useStyles();
  return (
    <>
      {formatAmount(amount)}
      {unconfirmed > 0 && <span className={styles.about}>{formatAmount(unconfirmed)} not confirmed</span>}
    </>
  );
}
