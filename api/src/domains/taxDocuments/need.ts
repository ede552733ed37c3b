/** Whether a form is required, and why: one rule for the board, for single documents and for the job. Pure. */
import { type Cents, formatMoney } from 'rules/money';
import type { TaxClass, TaxDocumentType } from '../../platform/db/generated/client/enums.ts';
import { FORMS } from './taxYears.ts';

interface Classified {
  taxClass: TaxClass;
  llcClass: string | null;
  exemptPayeeCode: string | null;
}

/** Exemption codes for such payments: tax-exempt organizations, governments, and 5, a corporation. */
const EXEMPT_CODES = ['1', '2', '3', '4', '5'];

const isCorporation = ({ taxClass, llcClass }: Classified): boolean =>
  taxClass === 'C_CORPORATION' ||
  taxClass === 'S_CORPORATION' ||
  (taxClass === 'LLC' && (llcClass === 'C' || llcClass === 'S'));

/** Payments to this payee for services are not reported, whatever their total. */
export const isExempt = (payee: Classified): boolean =>
  isCorporation(payee) || EXEMPT_CODES.includes(payee.exemptPayeeCode ?? '');

/** Why none of the payments are reported. The payee's status may have changed since. */
function exemption(payee: Classified): string {
  if (isCorporation(payee)) return 'Payee is a corporation';
  return isExempt(payee)
    ? `Payee is exempt (code ${payee.exemptPayeeCode})`
    : 'Payee was a corporation or exempt when this was paid';
}

export interface NeedFacts {
  type: Exclude<TaxDocumentType, 'W9'>;
  year: number;
  threshold: Cents;
  /** Paid for services while that was reportable. */
  reportable: Cents;
  /** Paid for services while the payee was a corporation or otherwise exempt. */
  exempt: Cents;
  /** Backup withholding, which is always reported. */
  withheld: Cents;
  /** Whether the payee is an employee, whose pay is on a W-2. */
  isEmployee: boolean;
  /** The payee's certification; null if there is none. */
  payee: Classified | null;
  /** The account number of another person's form that reports these payments, because one taxpayer gets one form. */
  reportedOn: string | null;
}

export interface Need {
  isNeeded: boolean;
  reason: string;
  /** An administrator can still request the form, because there is something to report. */
  canForce: boolean;
}

const EMPLOYEE = 'Employee: paid through payroll, W-2.';

const notNeeded = (reason: string, canForce = false): Need => ({ isNeeded: false, reason, canForce });

/** Whether the form is due. "$2,000 or more" includes the threshold itself. */
export function decideNeed(facts: NeedFacts): Need {
  const { type, year, threshold, reportable, exempt, withheld, isEmployee, payee, reportedOn } = facts;
  if (type === 'FORM_1099_MISC')
    return notNeeded(
      `No MISC payments for ${year}: payroll pays for services, which belong on ${FORMS.FORM_1099_NEC.name}.`,
    );
  if (reportedOn !== null)
    return notNeeded(`Payments to this taxpayer number are reported on the form with account ${reportedOn}.`);
  if (withheld > 0 && reportable + exempt > 0)
    return {
      isNeeded: true,
      reason: `${formatMoney(withheld)} was withheld: the form is due whatever the total.`,
      canForce: false,
    };
  if (reportable === 0 && exempt > 0 && payee)
    return notNeeded(`${exemption(payee)}: no 1099-NEC required.`, true);
  if (reportable === 0 && isEmployee) return notNeeded(EMPLOYEE);
  if (reportable === 0) return notNeeded(`No reportable payments for ${year}.`);
  const total = formatMoney(reportable);
  const limit = `the ${year} reporting threshold of ${formatMoney(threshold)}.`;
  if (reportable < threshold) return notNeeded(`Total ${total} is below ${limit}`, true);
  return { isNeeded: true, reason: `Total ${total} reaches ${limit}`, canForce: false };
}
