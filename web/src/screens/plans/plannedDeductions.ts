import { readCents } from 'rules/amounts';
import { type Taken, takeDue } from 'rules/plans';

/** What is due of an advance or a deduction in a week; amounts in cents. */
export type PlannedDeduction = {
  readonly planId: string;
  readonly description: string;
  readonly due: number;
  readonly floor: number;
};

/** As the server sends them, in dollars. */
export const readDeductions = (sent: readonly PlannedDeduction[]): PlannedDeduction[] =>
  sent.map(({ planId, description, due, floor }) => ({
    ...{ planId, description },
    due: readCents(due),
    floor: readCents(floor),
  }));

/** What a week that pays this total takes, without those that are left out. */
export const takePlanned = (
  deductions: readonly PlannedDeduction[],
  skipped: readonly string[],
  total: number,
): Taken<PlannedDeduction>[] =>
  takeDue(
    deductions.filter(({ planId }) => !skipped.includes(planId)),
    { week: total, run: total },
  );
