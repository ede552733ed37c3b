import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { formatDay } from 'rules/dayFormats';
import { formatMoney } from 'rules/money';
import { type RateValues, resultingRates, type StoredRate } from './dayRate';

const useStyles = makeStyles({
  root: { ...typographyStyles.caption1, flexBasis: '100%', color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXXS} 0`,
    fontVariantNumeric: 'tabular-nums',
  },
  isNew: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

type ResultingRatesProps = {
  values: RateValues;
  initial: RateValues;
  payRates: StoredRate['payRates'];
};

/** The rates that result from saving the form: a rate applies until the next one begins. */
export function ResultingRates({ values, initial, payRates }: ResultingRatesProps) {
  const styles = useStyles();
  const steps = resultingRates(values, initial, payRates);
  if (!steps) return null;
  return (
    <div className={styles.root}>
      Rates after saving
      <ol aria-label="Rates after saving" className={styles.list}>
        {steps.map(({ from, cents, isNew }) => (
          <li key={from} className={mergeClasses(styles.step, isNew && styles.isNew)}>
            <span>
              From {formatDay(from)}
              {isNew && ' (new)'}
            </span>
            <span>{cents ? formatMoney(cents) : 'No rate'}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
