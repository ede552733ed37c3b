import { makeStyles, tokens } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isPerson } from 'rules/w9';
import type { W9Form_certification$key } from '../../__generated__/W9Form_certification.graphql';
import type { W9Form_user$key } from '../../__generated__/W9Form_user.graphql';
import { Button } from '../../kit/ui/Button';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { useW9Form } from './useW9Form';
import { W9AddressSection } from './W9AddressSection';
import { W9CertificationSection } from './W9CertificationSection';
import { W9EarlierFormSection } from './W9EarlierFormSection';
import { W9NameSection } from './W9NameSection';
import { W9NumberSection } from './W9NumberSection';
import { initialValues } from './w9Values';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type W9FormProps = {
  user: W9Form_user$key;
  certification: W9Form_certification$key;
  /** Called after signing. */
  onCertified: () => Promise<void>;
  /** Left out if there is nothing else to show. */
  onCancel?: () => void;
};

/** Form W-9, filled in and signed by the person it is about. A refusal keeps all input. */
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
  const { values, failure, change, sign, isBusy, isOtherStatus, isDirty } = useW9Form(
    initialValues(user),
    user.taxProfile,
    onCertified,
  );
  const form = { values, errors: failure.byField, onChange: change };
  const signer = isPerson(values) ? values : user;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sign();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate autoComplete="off" aria-label="Form W-9">
      <UnsavedChanges when={isDirty} />
      <ErrorSummary
        error={failure.message}
        issues={Object.values(failure.byField).flatMap((text) => text ?? [])}
      />
      <W9NameSection {...form} />
      {isOtherStatus && <W9EarlierFormSection {...form} />}
      <W9AddressSection {...form} />
      <W9NumberSection {...form} />
      <W9CertificationSection
        {...form}
        certification={certification}
        signer={`${signer.firstName} ${signer.lastName}`.trim()}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" busy={isBusy} busyLabel="Signing...">
          Sign and Certify
        </Button>
        {onCancel && (
          <Button disabledReason={isBusy ? 'Wait until it’s signed.' : null} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
