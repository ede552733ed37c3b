import { makeStyles, tokens } from '@fluentui/react-components';
import { isLineOpen, isPerson, W9_LINES } from 'rules/w9';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { SelectField } from '../../kit/ui/SelectField';
import { llcClassLabels, taxClassLabels } from './taxProfileLabels';
import { W9LineField as Line, type W9FormState } from './W9TextField';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** The name and classification for the IRS: lines 1 to 4. An entity has no social security number. */
export function W9NameSection(form: W9FormState) {
  const styles = useStyles();
  const { values, errors, onChange } = form;
  return (
    <Section
      title="Name and tax classification"
      description="Lines 1 to 4 of the form, in Latin letters (A to Z)"
    >
      <div className={styles.root}>
        <FieldGrid>
          <SelectField
            label="Federal tax classification"
            options={taxClassLabels}
            value={values.taxClass}
            onChange={(taxClass) =>
              onChange({ taxClass, taxNumberType: isPerson({ taxClass }) ? 'SSN' : 'EIN' })
            }
            error={errors.taxClass}
            hint={
              values.taxClass === 'LLC'
                ? 'If a single owner is taxed for the LLC, certify the owner, with the LLC as business name.'
                : undefined
            }
          />
          {isLineOpen('llcClass', values) && (
            <SelectField
              label={W9_LINES.llcClass.label}
              none="Select how the LLC is taxed"
              options={llcClassLabels}
              value={values.llcClass}
              onChange={(llcClass) => onChange({ llcClass })}
              error={errors.llcClass}
            />
          )}
          {isLineOpen('otherClass', values) && (
            <Line {...form} name="otherClass" maxLength={W9_LINES.otherClass.max} />
          )}
        </FieldGrid>
        <FieldGrid>
          {isPerson(values) ? (
            <>
              <Line {...form} name="firstName" autoComplete="given-name" />
              <Line {...form} name="middleName" autoComplete="additional-name" />
              <Line {...form} name="lastName" autoComplete="family-name" />
              <Line {...form} name="suffix" hint="e.g. Jr." autoComplete="honorific-suffix" />
            </>
          ) : (
            <Line {...form} name="legalName" hint="As shown on the tax return." autoComplete="organization" />
          )}
          <Line
            {...form}
            name="businessName"
            hint="Line 2: only if it differs from the name above."
            autoComplete="organization"
          />
          {!isPerson(values) && (
            <>
              <Line {...form} name="exemptPayeeCode" hint="1 to 13, if any." />
              <Line {...form} name="fatcaCode" hint="A to M, if any." />
            </>
          )}
        </FieldGrid>
      </div>
    </Section>
  );
}
