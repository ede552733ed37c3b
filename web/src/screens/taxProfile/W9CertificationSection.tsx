import { Field, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { W9_LINES } from 'rules/w9';
import type { W9CertificationSection_certification$key } from '../../__generated__/W9CertificationSection_certification.graphql';
import { Checkbox } from '../../kit/ui/Checkbox';
import { Section } from '../../kit/ui/Section';
import { W9LineField as Line, type W9FormState } from './W9TextField';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  words: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    '& p, & ol': { margin: 0 },
    '& ol': { paddingInlineStart: tokens.spacingHorizontalXXL },
    '& li': { marginTop: tokens.spacingVerticalS },
  },
  defined: { marginTop: `${tokens.spacingVerticalM} !important`, color: tokens.colorNeutralForeground3 },
  small: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  signature: { maxWidth: '420px' },
});

type W9CertificationSectionProps = W9FormState & {
  certification: W9CertificationSection_certification$key;
  /** The name to sign with. */
  signer: string;
};

/** Part II: the form's own words, crossed-out parts, and the signature below. */
export function W9CertificationSection({ certification, signer, ...form }: W9CertificationSectionProps) {
  const styles = useStyles();
  const { label, text, items, crossingOut, usPerson } = useFragment(
    graphql`
      fragment W9CertificationSection_certification on W9Certification @throwOnFieldError {
        label
        text
        items
        crossingOut
        usPerson
      }
    `,
    certification,
  );
  const { values, errors, onChange } = form;
  return (
    <Section title="Certification" description={`Part II of Form W-9 (${label})`}>
      <div className={styles.root}>
        <div className={styles.words}>
          <p>{text.slice(0, text.indexOf(`1. ${items[0]}`)).trim()}</p>
          <ol>
            {items.map((item, index) => (
              <li key={item}>{index === 1 && values.itemTwoCrossed ? <del>{item}</del> : item}</li>
            ))}
          </ol>
          <p className={styles.defined}>{usPerson}</p>
        </div>
        <Field hint={crossingOut}>
          <Checkbox
            label="Cross out item 2"
            checked={values.itemTwoCrossed}
            onChange={(_event, { checked }) => onChange({ itemTwoCrossed: checked === true })}
          />
        </Field>
        <Field validationMessage={errors.certified}>
          <Checkbox
            required
            label="Under penalties of perjury, I certify the statement above"
            checked={values.certified}
            onChange={(_event, { checked }) => onChange({ certified: checked === true })}
          />
        </Field>
        <p className={styles.small}>
          The Internal Revenue Service does not require your consent to any provision of this document other
          than the certifications required to avoid backup withholding.
        </p>
        <div className={styles.signature}>
          <Line
            {...form}
            name="signedName"
            hint={`Type your name, ${signer}. It counts as your signature, with today’s date.`}
            maxLength={W9_LINES.signedName.max}
          />
        </div>
      </div>
    </Section>
  );
}
