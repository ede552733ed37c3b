import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { Button } from '../../kit/ui/Button';
import { media } from '../../kit/ui/breakpoints';
import { MoneyField } from '../../kit/ui/MoneyField';
import { OnceMore } from '../../kit/ui/OnceMore';
import { askAboutRate, rateInput, rateValues, type StoredRate, validateRate } from './dayRate';
import { ResultingRates } from './ResultingRates';
import type { SetRate } from './setRate';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    padding: `${tokens.spacingVerticalXS} 0`,
    fontWeight: tokens.fontWeightRegular,
  },
  rate: { width: '92px' },
  from: { width: '136px' },
  // Level with the fields, below their labels.
  save: { marginTop: '26px', [media.narrow]: { marginTop: 0 } },
  error: { flexBasis: '100%', margin: 0, color: tokens.colorStatusDangerForeground1 },
});

type SetDayRateProps = {
  user: { readonly id: string; readonly name: string };
  /** The first day that needs it. */
  from: string;
  /** The present rates, if the page has them: then the resulting ones show before saving. */
  payRates?: StoredRate['payRates'];
  /** Sets the rate and refetches the page's data. */
  set: SetRate;
  /** Called when the rate is set. */
  onSaved?: () => void;
};

/** Sets someone's day rate, where it is missing or shown. The page's texts and proposals follow. */
export function SetDayRate({ user, from, payRates = [], set, onSaved }: SetDayRateProps) {
  const styles = useStyles();
  const [initial] = useState(() => rateValues(undefined, from));
  const form = useDialogForm(
    initial,
    (values) =>
      values.dailyRate === '' ? { dailyRate: 'Enter the day rate.' } : validateRate(values, initial),
    (values) => askAboutRate(values, initial),
  );
  const [setPayRate, isSaving] = set;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await form.submit((values) =>
      setPayRate({ userId: user.id, ...rateInput(values, initial) }),
    );
    if (isDone) onSaved?.();
  };
  const isAtField = Boolean(form.errors.dailyRate ?? form.errors.effectiveFrom);
  return (
    <form aria-label={`Day rate of ${user.name}`} noValidate className={styles.root} onSubmit={save}>
      <MoneyField
        label="Day rate"
        size="small"
        className={styles.rate}
        value={form.values.dailyRate}
        onChange={(dailyRate) => form.change('dailyRate', dailyRate)}
        error={form.errors.dailyRate}
      />
      <Field label="From" validationMessage={form.errors.effectiveFrom}>
        <Input
          type="date"
          size="small"
          className={styles.from}
          value={form.values.effectiveFrom}
          onChange={(_event, { value }) => form.change('effectiveFrom', value)}
        />
      </Field>
      <Button type="submit" size="small" className={styles.save} busy={isSaving} busyLabel="Saving...">
        Set Rate
      </Button>
      <ResultingRates values={form.values} initial={initial} payRates={payRates} />
      <OnceMore question={form.question} again="Set Rate" />
      {form.error && !isAtField && (
        <p role="alert" className={styles.error}>
          {form.error}
        </p>
      )}
    </form>
  );
}
