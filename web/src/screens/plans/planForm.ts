import { readCents } from 'rules/amounts';
import { isDay } from 'rules/days';
import { type Cents, toAmount } from 'rules/money';
import type { PaymentMethod } from 'rules/payments';
import { findPlanIssues, type PlanToCheck } from 'rules/planRules';
import { computeAtStake } from 'rules/plans';
import type { CreatePlanInput } from '../../__generated__/useCreatePlanMutation.graphql';
import type { FieldErrors } from '../../kit/relay/useDialogForm';

/** The form for a new plan. */
export type PlanValues = Record<
  | 'description'
  | 'total'
  | 'weekly'
  | 'firstWeek'
  | 'lastWeek'
  | 'floor'
  | 'agreedBy'
  | 'agreedOn'
  | 'agreementNote'
  | 'givenOn'
  | 'method'
  | 'reference',
  string
>;

/** By field, the first of each, in their order. */
export function toMessages(issues: readonly { field: string; message: string }[]): FieldErrors {
  const messages: FieldErrors = {};
  for (const { field, message } of issues) messages[field] ??= message;
  return messages;
}

const DAYS = {
  firstWeek: 'Choose the Monday of the first week.',
  agreedOn: 'Choose the day of the agreement.',
} as const;

/** The plan as far as it is typed. */
function readPlan(kind: 'ADVANCE' | 'RECURRING', values: PlanValues, today: string): PlanToCheck {
  const isAdvance = kind === 'ADVANCE';
  return {
    kind,
    description: values.description,
    total: values.total === '' ? null : readCents(values.total),
    weekly: readCents(values.weekly),
    firstWeek: isDay(values.firstWeek) ? values.firstWeek : today,
    lastWeek: values.lastWeek || null,
    floor: readCents(values.floor),
    agreedBy: values.agreedBy,
    agreedOn: isDay(values.agreedOn) ? values.agreedOn : today,
    agreementNote: values.agreementNote,
    givenOn: isAdvance && isDay(values.givenOn) ? values.givenOn : null,
    method: isAdvance ? (values.method as PaymentMethod) : null,
    reference: values.reference,
  };
}

/** What one person alone may only enter up to the company's limit. */
export function readAtStake(kind: 'ADVANCE' | 'RECURRING', values: PlanValues, today: string): Cents {
  const plan = readPlan(kind, values, today);
  return computeAtStake({ ...plan, rates: [plan] }, today);
}

/** The input's errors by field: the rules are the server's. */
export function checkPlan(kind: 'ADVANCE' | 'RECURRING', values: PlanValues, today: string): FieldErrors {
  const missing = Object.entries(DAYS).filter(([field]) => !isDay(values[field as keyof PlanValues]));
  const plan = readPlan(kind, values, today);
  return { ...toMessages(findPlanIssues(plan, today)), ...Object.fromEntries(missing) };
}

/** The input in the format of the request. */
export function toInput(
  userId: string,
  kind: 'ADVANCE' | 'RECURRING',
  values: PlanValues,
): Omit<CreatePlanInput, 'idempotencyKey'> {
  const dollars = (text: string) => toAmount(readCents(text));
  return {
    ...{ userId, kind, description: values.description.trim() },
    ...(values.total !== '' && { total: dollars(values.total) }),
    weekly: dollars(values.weekly),
    firstWeek: values.firstWeek,
    ...(values.lastWeek && { lastWeek: values.lastWeek }),
    floor: dollars(values.floor),
    agreedBy: values.agreedBy.trim(),
    agreedOn: values.agreedOn,
    agreementNote: values.agreementNote.trim(),
    ...(kind === 'ADVANCE' && {
      givenOn: values.givenOn,
      method: values.method as PaymentMethod,
      reference: values.reference.trim(),
    }),
  };
}
