import { readCents } from 'rules/amounts';
import { isDay } from 'rules/days';
import { toAmount } from 'rules/money';
import { CARRIED_OVER, findOpeningIssues, hasOpening } from 'rules/openingRules';
import { findPlanIssues } from 'rules/planRules';
import type { EnterOpeningBalanceInput } from '../../__generated__/useEnterOpeningBalanceMutation.graphql';
import type { FieldErrors } from '../../kit/relay/useDialogForm';

/** The form about the time before the portal; an empty field counts as zero. */
export type OpeningValues = Record<
  | 'paidThrough'
  | 'compensation'
  | 'reimbursed'
  | 'withheld'
  | 'total'
  | 'weekly'
  | 'firstWeek'
  | 'agreedBy'
  | 'agreedOn'
  // 'yes' once confirmed; empty until the portal asks.
  | 'paymentsNotIncluded',
  string
>;

/** Whether an advance is still owed. */
export const hasAdvance = ({ total }: OpeningValues): boolean => readCents(total) > 0;

const toAmounts = ({ compensation, reimbursed, withheld }: OpeningValues) => ({
  compensation: readCents(compensation),
  reimbursed: readCents(reimbursed),
  withheld: readCents(withheld),
});

function checkAdvance(values: OpeningValues, today: string): FieldErrors {
  const { paidThrough, total, weekly, firstWeek, agreedBy, agreedOn } = values;
  const issues = findPlanIssues(
    {
      ...{ kind: 'ADVANCE', description: CARRIED_OVER, total: readCents(total), weekly: readCents(weekly) },
      ...{ firstWeek: isDay(firstWeek) ? firstWeek : today, lastWeek: null, floor: 0, agreedBy },
      ...{ agreedOn: isDay(agreedOn) ? agreedOn : today, agreementNote: '', givenOn: null, method: null },
      ...{ reference: '', carriedOverOn: paidThrough || today },
    },
    today,
  );
  return {
    ...Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message])),
    ...(isDay(agreedOn) ? {} : { agreedOn: 'Choose the day of the agreement.' }),
    ...(isDay(firstWeek) ? {} : { firstWeek: 'Choose the Monday of the first week.' }),
  };
}

/** The input's errors by field: the rules are the server's. */
export function checkOpening(values: OpeningValues, today: string): FieldErrors {
  const { paidThrough } = values;
  if (!isDay(paidThrough)) return { paidThrough: 'Choose the last day of these payments.' };
  const amounts = toAmounts(values);
  const issues = findOpeningIssues({ paidThrough, ...amounts }, today);
  return {
    ...(hasOpening(amounts) || hasAdvance(values)
      ? {}
      : { compensation: 'Enter what was paid, or an advance still owed.' }),
    ...Object.fromEntries(issues.toReversed().map(({ field, message }) => [field, message])),
    ...(hasAdvance(values) ? checkAdvance(values, today) : {}),
  };
}

/** The input in the format of the request. */
export function toInput(
  userId: string,
  values: OpeningValues,
): Omit<EnterOpeningBalanceInput, 'idempotencyKey'> {
  const { paidThrough, firstWeek, agreedBy, agreedOn } = values;
  const { compensation, reimbursed, withheld } = toAmounts(values);
  return {
    ...{ userId, paidThrough },
    compensation: toAmount(compensation),
    reimbursed: toAmount(reimbursed),
    withheld: toAmount(withheld),
    ...(values.paymentsNotIncluded === 'yes' && { paymentsNotIncluded: true }),
    ...(hasAdvance(values) && {
      advance: {
        total: toAmount(readCents(values.total)),
        weekly: toAmount(readCents(values.weekly)),
        ...{ firstWeek, agreedBy: agreedBy.trim(), agreedOn },
      },
    }),
  };
}
