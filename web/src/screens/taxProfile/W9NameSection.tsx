import { makeStyles, tokens } from '@fluentui/react-components';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { llcClassLabels, taxClassLabels } from './taxProfileLabels';
import { W9Select } from './W9Select';
import { W9TextField as Text, type W9FormState } from './W9TextField';
import { isPerson } from './w9Values';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Whom the IRS knows, and as what: lines 1 to 4. An entity has no social security number. */
export function W9NameSection(form: W9FormState) {
  const styles = useStyles();
  const { values, errors, onChange } = form;
  return (
    <Section title="Name and tax classification" description="Lines 1 to 4 of the form">
      <div className={styles.root}>
        <FieldGrid>
          <W9Select
            label="Federal tax classification"
            options={taxClassLabels}
            value={values.taxClass}
            onChange={(taxClass) =>
              onChange({ taxClass, taxNumberType: isPerson({ taxClass }) ? 'SSN' : 'EIN' })
            }
            error={errors.taxClass}
            hint={
              values.taxClass === 'LLC'
                ? 'The LLC of a single owner who is taxed for it is certified as its owner, with the LLC as business name.'
                : undefined
            }
          />
          {values.taxClass === 'LLC' && (
            <W9Select
              label="LLC tax classification"
              none="Select how the LLC is taxed"
              options={llcClassLabels}
              value={values.llcClass}
              onChange={(llcClass) => onChange({ llcClass })}
              error={errors.llcClass}
            />
          )}
          {values.taxClass === 'OTHER' && (
            <Text {...form} name="otherClass" label="Other classification" required maxLength={60} />
          )}
        </FieldGrid>
        <FieldGrid>
          {isPerson(values) ? (
            <>
              <Text {...form} name="firstName" label="First name" required autoComplete="given-name" />
              <Text {...form} name="middleName" label="Middle name" autoComplete="additional-name" />
              <Text {...form} name="lastName" label="Last name" required autoComplete="family-name" />
              <Text {...form} name="suffix" label="Suffix" hint="As in Jr." autoComplete="honorific-suffix" />
            </>
          ) : (
            <Text
              {...form}
              name="legalName"
              label="Legal name"
              required
              hint="As on the tax return."
              autoComplete="organization"
            />
          )}
          <Text
            {...form}
            name="businessName"
            label="Business name"
            hint="Line 2: only where it differs from the name above."
            autoComplete="organization"
          />
          {!isPerson(values) && (
            <>
              <Text {...form} name="exemptPayeeCode" label="Exempt payee code" hint="1 to 13, if any." />
              <Text {...form} name="fatcaCode" label="FATCA exemption code" hint="A to M, if any." />
            </>
          )}
        </FieldGrid>
      </div>
    </Section>
  );
}
