import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { W9Form_certification$key } from '../__generated__/W9Form_certification.graphql';
import type { W9Form_user$key } from '../__generated__/W9Form_user.graphql';
import { fieldMessages } from '../relay/fieldMessages';
import { Button } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import { notify } from '../ui/notify';
import { UnsavedChanges } from '../ui/UnsavedChanges';
import { useCertifyTaxProfile } from './useCertifyTaxProfile';
import { W9AddressSection } from './W9AddressSection';
import { W9CertificationSection } from './W9CertificationSection';
import { W9NameSection } from './W9NameSection';
import { W9NumberSection } from './W9NumberSection';
import {
  initialValues,
  isPerson,
  isTyped,
  type W9Faults,
  type W9Values,
  w9Faults,
  w9Input,
} from './w9Values';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Failure = { message: string | null; byField: W9Faults };
const noFailure: Failure = { message: null, byField: {} };

type W9FormProps = {
  user: W9Form_user$key;
  certification: W9Form_certification$key;
  /** Shows what has been signed. */
  onCertified: () => Promise<void>;
  /** Left out while there is nothing else to see. */
  onCancel?: () => void;
};

/** Form W-9, filled in and signed by the person it is about. A refusal takes away nothing that was typed. */
export function W9Form({
  user: userKey,
  certification: certificationKey,
  onCertified,
  onCancel,
}: W9FormProps) {
  const styles = useStyles();
  const user = useFragment(
    graphql`
      fragment W9Form_user on User @throwOnFieldError {
        firstName
        lastName
        address {
          street
          city
          state
          zip
        }
        taxProfile {
          firstName
          middleName
          lastName
          suffix
          legalName
          businessName
          taxClass
          llcClass
          otherClass
          exemptPayeeCode
          fatcaCode
          street
          city
          state
          zip
          taxNumberType
          itemTwoCrossed
        }
      }
    `,
    userKey,
  );
  const certification = useFragment(
    graphql`
      fragment W9Form_certification on W9Certification @throwOnFieldError {
        ...W9CertificationSection_certification
      }
    `,
    certificationKey,
  );
  const initial = initialValues(user);
  const [typed, setTyped] = useState<Partial<W9Values>>({});
  const [failure, setFailure] = useState(noFailure);
  const [isSigned, setSigned] = useState(false);
  const [certify, isSending] = useCertifyTaxProfile();
  const isBusy = isSending || isSigned;
  const values: W9Values = { ...initial, ...typed };
  const signer = isPerson(values) ? values : user;

  const sign = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const faults = w9Faults(values);
    setFailure({ message: null, byField: faults });
    if (Object.keys(faults).length > 0) return;
    const outcome = await certify({ input: w9Input(values) });
    if (!outcome.ok) return setFailure({ message: outcome.message, byField: fieldMessages(outcome.issues) });
    // The number is not needed here any more.
    setTyped({});
    setSigned(true);
    notify.success('Form W-9 signed and certified.');
    for (const warning of outcome.result.warnings) notify.warning(warning);
    await onCertified();
    setSigned(false);
  };
  const form = {
    values,
    faults: failure.byField,
    onChange: (changes: Partial<W9Values>) => {
      setTyped((before) => ({ ...before, ...changes }));
      setFailure(({ byField }) => {
        const others = Object.entries(byField).filter(([field]) => !(field in changes));
        return { message: null, byField: Object.fromEntries(others) };
      });
    },
  };
  return (
    <form className={styles.form} onSubmit={sign} noValidate autoComplete="off" aria-label="Form W-9">
      <UnsavedChanges when={isTyped(initial, values)} />
      <ErrorSummary
        error={failure.message}
        issues={Object.values(failure.byField).flatMap((text) => text ?? [])}
      />
      <W9NameSection {...form} />
      <W9AddressSection {...form} />
      <W9NumberSection {...form} />
      <W9CertificationSection
        {...form}
        certification={certification}
        signer={`${signer.firstName} ${signer.lastName}`.trim()}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" busy={isBusy} busyLabel="Signing...">
          Sign and certify
        </Button>
        {onCancel && (
          <Button disabledReason={isBusy ? 'Please wait until it is signed.' : null} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
