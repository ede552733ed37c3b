import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import type { EarlierForm } from '../../__generated__/useCertifyTaxProfileMutation.graphql';
import { media, TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import type { W9FormState } from './W9TextField';

const useStyles = makeStyles({
  choices: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    border: 'none',
    '& legend': { padding: 0, marginBottom: tokens.spacingVerticalS },
  },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [media.touch]: { minHeight: TOUCH_TARGET },
    '& input': {
      flexShrink: 0,
      width: '18px',
      height: '18px',
      margin: 0,
      accentColor: tokens.colorCompoundBrandBackground,
    },
  },
  day: { maxWidth: '260px', marginTop: tokens.spacingVerticalM },
});

const choices: Readonly<Record<EarlierForm, string>> = {
  STATUS_CHANGED: 'My tax status changed',
  WAS_WRONG: 'My earlier form was wrong: that was never my tax status',
};

/** What happens to the previous form, which decides how the year's pay is reported. */
export function W9EarlierFormSection({ values, errors, onChange }: W9FormState) {
  const styles = useStyles();
  return (
    <Section title="Your earlier form" description="It had a different tax status or exemption.">
      <fieldset className={styles.choices}>
        <legend>Why is this form different?</legend>
        {(Object.entries(choices) as [EarlierForm, string][]).map(([choice, text]) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="earlierForm"
              value={choice}
              checked={values.earlierForm === choice}
              onChange={() => onChange({ earlierForm: choice })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {values.earlierForm === 'STATUS_CHANGED' && (
        <Field
          className={styles.day}
          label="Changed on"
          hint="Today if left empty."
          validationMessage={errors.changedOn}
        >
          <Input
            type="date"
            value={values.changedOn}
            onChange={(_event, { value }) => onChange({ changedOn: value })}
          />
        </Field>
      )}
    </Section>
  );
}
