import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CompanyForm_company$key } from '../../__generated__/CompanyForm_company.graphql';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { Button } from '../../kit/ui/Button';
import { ErrorSummary } from '../../kit/ui/ErrorSummary';
import { notify } from '../../kit/ui/notify';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { CompanySections } from './CompanySections';
import type { CompanyTab } from './companyTabs';
import {
  type CompanyValues,
  changedFields,
  companyInput,
  storedValues,
  validateCompany,
} from './companyValues';
import { useUpdateCompany } from './useUpdateCompany';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Failure = { message: string | null; byField: Partial<Record<string, string>> };
const noFailure: Failure = { message: null, byField: {} };

type CompanyFormProps = { part: CompanyTab; company: CompanyForm_company$key };

/** One part of the company's record, edited in place and saved separately. */
export function CompanyForm({ part, company: key }: CompanyFormProps) {
  const styles = useStyles();
  const company = useFragment(
    graphql`
      fragment CompanyForm_company on CompanyProfile @throwOnFieldError {
        legalName
        ein
        usdotNumber
        mcNumber
        street
        city
        state
        zip
        phone
        email
        operatingStatus
        operatingSince
        trucks
        drivers
        fleetAsOf
        services
        reviewText
        reviewAuthor
        driverIdleMinutes
        officeIdleMinutes
        secondFactorRoles
        secondPersonAbove
        payday
        bankName
        bankRoutingNumber
        achCompanyId
        odfiRoutingNumber
        bankRequest {
          bankDetails
          askedBy
          isOwn
        }
        secondPersonIssue
        limitRequest {
          limitChange
          askedBy
          isOwn
        }
        isSample
        sampleFields
      }
    `,
    key,
  );
  const [typed, setTyped] = useState<Partial<CompanyValues>>({});
  const [failure, setFailure] = useState(noFailure);
  const [update, isBusy] = useUpdateCompany();

  const stored = storedValues(company);
  const values: CompanyValues = { ...stored, ...typed };
  const changed = changedFields(stored, values);
  const restore = () => {
    setTyped({});
    setFailure(noFailure);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const errors = validateCompany(values);
    setFailure({ message: null, byField: errors });
    if (Object.keys(errors).length > 0) return;
    // Unchanged samples are saved too, which makes them the company's own.
    if (changed.length === 0 && !company.isSample) return notify.info('No changes to save.');
    const outcome = await update({ input: companyInput(changed, values) });
    if (outcome.ok) restore();
    else setFailure({ message: outcome.message, byField: fieldMessages(outcome.issues) });
  };
  const wait = isBusy ? 'Wait until it’s saved.' : null;

  return (
    <form className={styles.form} onSubmit={save} noValidate aria-label="Company Profile">
      <UnsavedChanges when={changed.length > 0} />
      <ErrorSummary
        error={failure.message}
        issues={Object.values(failure.byField).flatMap((text) => text ?? [])}
      />
      <CompanySections
        part={part}
        values={values}
        errors={failure.byField}
        sampleFields={company.sampleFields}
        waitingBank={company.bankRequest ?? null}
        secondPersonIssue={company.secondPersonIssue ?? null}
        waitingLimit={company.limitRequest ?? null}
        onType={(field, value) => {
          setTyped((before) => ({ ...before, [field]: value }));
          setFailure(noFailure);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" busy={isBusy} busyLabel="Saving...">
          Save Changes
        </Button>
        <Button
          appearance="subtle"
          disabledReason={wait ?? (changed.length > 0 ? null : 'Nothing has changed.')}
          onClick={restore}
        >
          Reset
        </Button>
      </div>
    </form>
  );
}
