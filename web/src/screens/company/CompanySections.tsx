import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PAID_LATELY_DAYS } from 'rules/limits';
import { WEEKDAY_NAMES } from 'rules/weeks';
import { FieldGrid } from '../../kit/ui/FieldGrid';
import { Section } from '../../kit/ui/Section';
import { SelectField } from '../../kit/ui/SelectField';
import { AwaitedLink } from '../payments/AwaitedLink';
import { type CompanyFormState, CompanyTextField as Text } from './CompanyTextField';
import type { CompanyTab } from './companyTabs';
import { SecondFactorRoles } from './SecondFactorRoles';

const useStyles = makeStyles({
  waiting: { margin: `${tokens.spacingVerticalM} 0 0`, overflowWrap: 'anywhere' },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

const PAYDAYS = { '': 'The day payroll is processed', ...WEEKDAY_NAMES };

type CompanySectionsProps = CompanyFormState & {
  part: CompanyTab;
  /** People whose payments above a limit no one could approve today. */
  secondPersonIssue: string | null;
  /** New bank details that wait for a second person. */
  waitingBank: {
    readonly bankDetails: string | null | undefined;
    readonly askedBy: string;
    readonly isOwn: boolean;
  } | null;
  /** A higher limit, or none, that waits for a second person. */
  waitingLimit: {
    readonly limitChange: string | null | undefined;
    readonly askedBy: string;
    readonly isOwn: boolean;
  } | null;
};

/** The fields of one part of the company's record. */
export function CompanySections({
  part,
  secondPersonIssue,
  waitingBank,
  waitingLimit,
  ...form
}: CompanySectionsProps) {
  const styles = useStyles();
  const parts: Record<CompanyTab, ReactNode> = {
    company: (
      <>
        <Section title="Company">
          <FieldGrid>
            <Text {...form} name="legalName" label="Legal name" required />
            <Text
              {...form}
              name="ein"
              label="EIN"
              hint="e.g. 12-3456789. On tax documents, never on the public page."
            />
            <Text {...form} name="usdotNumber" label="USDOT number" hint="e.g. 1234567" />
            <Text {...form} name="mcNumber" label="MC number" hint="e.g. MC-123456" />
            <Text {...form} name="operatingStatus" label="Operating status" required />
            <Text
              {...form}
              name="operatingSince"
              label="Operating since"
              hint="Nothing from before this day can be entered."
              type="date"
              required
            />
          </FieldGrid>
        </Section>
        <Section title="Contact">
          <FieldGrid>
            <Text {...form} name="street" label="Street" required />
            <Text {...form} name="city" label="City" required />
            <Text {...form} name="state" label="State" required />
            <Text {...form} name="zip" label="ZIP code" required />
            <Text {...form} name="phone" label="Phone" type="tel" required />
            <Text {...form} name="email" label="Email" type="email" required />
          </FieldGrid>
        </Section>
      </>
    ),
    'public-page': (
      <>
        <Section title="Equipment and Personnel">
          <FieldGrid>
            <Text
              {...form}
              name="trucks"
              label="Trucks"
              isCount
              hint="Leave it empty to leave it off the public page."
            />
            <Text
              {...form}
              name="drivers"
              label="Drivers"
              isCount
              hint="Leave it empty to leave it off the public page."
            />
            <Text
              {...form}
              name="fleetAsOf"
              label="Fleet as of"
              type="date"
              hint="The public page shows the month."
              required={Boolean(form.values.trucks || form.values.drivers)}
            />
          </FieldGrid>
        </Section>
        <Section title="Public Page">
          <div className={styles.column}>
            <Text
              {...form}
              name="services"
              label="Services"
              rows={6}
              hint="One per line: a name, a colon, and a sentence about it."
            />
            <Text {...form} name="reviewText" label="Customer review" rows={3} />
            <Text {...form} name="reviewAuthor" label="Review author" />
          </div>
        </Section>
      </>
    ),
    bank: (
      <>
        <Section
          title="Direct Deposit"
          description="What bank files start with. Your bank gives you these when it sets up ACH."
        >
          <FieldGrid>
            <Text {...form} name="bankName" label="Bank name" hint="At most 23 characters." />
            <Text
              {...form}
              name="bankRoutingNumber"
              label="Immediate destination"
              hint="The routing number the files go to."
            />
            <Text
              {...form}
              name="achCompanyId"
              label="Company ID"
              hint="Ten digits, often a 1 and the EIN."
            />
            <Text
              {...form}
              name="odfiRoutingNumber"
              label="ODFI routing number"
              hint="The bank that sends the payments on; usually the same."
            />
          </FieldGrid>
          {waitingBank && (
            <p className={styles.waiting}>
              <AwaitedLink /> {waitingBank.bankDetails}, entered by{' '}
              {waitingBank.isOwn ? 'you' : waitingBank.askedBy}.
            </p>
          )}
        </Section>
        <Section title="Payments">
          <FieldGrid>
            <SelectField
              label="Payday"
              hint="In the week after the one that is paid. Each week’s pay date can still be changed."
              options={PAYDAYS}
              value={form.values.payday as keyof typeof PAYDAYS}
              onChange={(day) => form.onType('payday', day)}
              error={form.errors.payday}
            />
          </FieldGrid>
        </Section>
      </>
    ),
    security: (
      <>
        <Section title="Idle Time">
          <FieldGrid>
            <Text
              {...form}
              name="driverIdleMinutes"
              label="Idle time for drivers (minutes)"
              isCount
              hint="After this long without use, the browser asks for the password again."
              required
            />
            <Text
              {...form}
              name="officeIdleMinutes"
              label="Idle time for the office (minutes)"
              isCount
              hint="The same, for roles that see taxpayer numbers or pay."
              required
            />
          </FieldGrid>
        </Section>
        <Section
          title="Second Factor"
          description="An authenticator app or a passkey, on top of the password. People with these roles must set one up before they do anything else."
        >
          <SecondFactorRoles {...form} />
        </Section>
        <Section title="Second Approval">
          <Text
            {...form}
            name="secondPersonAbove"
            label="Second person above (dollars)"
            isAmount
            hint={`A payment or advance that takes one person or bank account above this within 7 days needs a second person. So does a bank file, a deduction or an opening balance above it, bank details that an administrator enters, and deleting someone paid within ${PAID_LATELY_DAYS} days. Leave it empty to turn this off. Raising or clearing it takes a second administrator, if there is one.`}
          />
          {secondPersonIssue && <p className={styles.waiting}>{secondPersonIssue}</p>}
          {waitingLimit && (
            <p className={styles.waiting}>
              <AwaitedLink /> The limit {waitingLimit.limitChange}, requested by{' '}
              {waitingLimit.isOwn ? 'you' : waitingLimit.askedBy}.
            </p>
          )}
        </Section>
      </>
    ),
  };
  return parts[part];
}
