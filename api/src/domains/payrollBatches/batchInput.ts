/** The input for paying everyone. Pure. */
import { createHash } from 'node:crypto';
import { isMonday } from 'rules/weeks';
import { z } from 'zod';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import {
  payrollEntryInput,
  receiptIdsInput,
  skipPlansInput,
  toEntryCents,
  weekIssues,
} from '../payroll/weekInput.ts';
import { NOT_A_MONDAY } from '../timeLogs/weekDays.ts';

export const payrollBatchInput = z
  .object({
    weekStart: z.string(),
    payDate: z.string().nullish(),
    ready: z.boolean().nullish(),
    held: z.boolean().nullish(),
    search: z.string().nullish(),
    include: z.array(z.string()).nullish(),
    exclude: z.array(z.string()).nullish(),
    edits: z
      .array(
        z.object({
          userId: z.string(),
          weeklyData: z.array(payrollEntryInput),
          receiptIds: receiptIdsInput.nullish(),
          skipPlans: skipPlansInput.nullish(),
        }),
      )
      .nullish(),
    expected: z.object({
      contractors: z.number().min(0, 'The number of contractors must not be negative.'),
      totalPay: z.number().min(0, 'The total must not be negative.'),
      net: z.number().min(0, 'Net pay must not be negative.').nullish(),
    }),
    idempotencyKey: idempotencyKeyInput,
  })
  .superRefine(({ weekStart, edits }, { addIssue }) => {
    if (!isMonday(weekStart)) addIssue({ code: 'custom', path: ['weekStart'], message: NOT_A_MONDAY });
    const seen = new Set<string>();
    edits?.forEach(({ userId, weeklyData, receiptIds }, index) => {
      if (seen.has(userId))
        addIssue({
          code: 'custom',
          path: ['edits', index, 'userId'],
          message: 'This person appears twice.',
        });
      seen.add(userId);
      for (const { path, message } of weekIssues(weekStart, weeklyData, Boolean(receiptIds?.length)))
        addIssue({ code: 'custom', path: ['edits', index, ...path], message });
    });
  });

export type PayrollBatchInput = z.infer<typeof payrollBatchInput>;

/** Two requests with the same fingerprint are the same request; the order of people and days does not matter. */
export function fingerprint(input: PayrollBatchInput): string {
  const { weekStart, payDate, ready, held, search, include, exclude, edits, expected } = input;
  const sorted = (ids: readonly string[] | null | undefined) => [...new Set(ids ?? [])].sort();
  const changes = (edits ?? [])
    .map(
      (edit) =>
        [
          ...([edit.userId, toEntryCents(edit)] as const),
          ...(edit.receiptIds ? [sorted(edit.receiptIds)] : []),
          ...(edit.skipPlans?.length ? [{ skipPlans: sorted(edit.skipPlans) }] : []),
        ] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const filter = [ready ?? true, held ?? false, search?.trim() ?? ''];
  const asked = [weekStart, payDate ?? null, filter, sorted(include), sorted(exclude), changes];
  return createHash('sha256')
    .update(
      JSON.stringify([
        ...[...asked, expected.contractors, expected.totalPay],
        // A request without this amount keeps the fingerprint from before it existed.
        ...(expected.net == null ? [] : [{ net: expected.net }]),
      ]),
    )
    .digest('hex');
}
