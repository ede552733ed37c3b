import { graphql } from 'react-relay';
import { readCents } from 'rules/amounts';
import { computeHandedOut, type HandedOut, type WeekToHandOut } from 'rules/plans';

/** An advance's or deduction's amount due in a week; in cents. */
export type PlannedDeduction = {
  readonly planId: string;
  readonly description: string;
  readonly due: number;
  readonly floor: number;
};

graphql`
  fragment plannedDeductions_deduction on PlannedDeduction {
    planId
    description
    due
    floor
  }
`;

/** From the server, in dollars. */
export const readDeductions = (sent: readonly PlannedDeduction[]): PlannedDeduction[] =>
  sent.map(({ planId, description, due, floor }) => ({
    ...{ planId, description },
    due: readCents(due),
    floor: readCents(floor),
  }));

/** A week's net pay, without the deductions that are left out. */
export const handOut = (
  deductions: readonly PlannedDeduction[],
  skipped: readonly string[],
  week: WeekToHandOut,
): HandedOut<PlannedDeduction> =>
  computeHandedOut(
    deductions.filter(({ planId }) => !skipped.includes(planId)),
    week,
  );
