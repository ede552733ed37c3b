import type { Faults } from '../relay/useDialogForm';
import type { Outcome } from '../relay/useMutation';

/** What the dialog holds. Nothing of it is judged here: the server says what is wrong with it. */
export type ReportValues = {
  type: ReportKind;
  year: string;
  startDate: string;
  endDate: string;
  contractorId: string;
};

export const reportKinds = ['PAYROLL_SUMMARY', 'CONTRACTOR_REPORT', 'TAX_REPORT'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** No checks before sending. */
export const noFaults = (): Faults => ({});

const COERCION = /^Variable "\$input" got invalid value .* at "input\.(\w+)"; (.+)$/s;

/**
 * The server's refusal with its place beside the field: a day or year that cannot be read at all is refused by the
 * language itself, whose sentence names the field in the middle of it.
 */
export function besideItsField<Result>(outcome: Outcome<Result>): Outcome<Result> {
  const found = outcome.ok ? null : COERCION.exec(outcome.message);
  if (outcome.ok || !found) return outcome;
  const [, field, message] = found;
  return { ...outcome, message: message!, issues: [{ path: ['input', field!], message: message! }] };
}
