import { readCents } from 'rules/amounts';
import { computeHandedOut, type HandedOut, type WeekToHandOut } from 'rules/plans';

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

/** What a week hands out, without the deductions that are left out. */
export const handOut = (
  deductions: readonly PlannedDeduction[],
  skipped: readonly string[],
  week: WeekToHandOut,
): HandedOut<PlannedDeduction> =>
  computeHandedOut(
    deductions.filter(({ planId }) => !skipped.includes(planId)),
    week,
  );
