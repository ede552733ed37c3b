/** What a correction must look like. Pure. */
import { z } from 'zod';
import { idempotencyKeyInput } from '../../../graph/idempotencyKey.ts';
import { payrollEntryInput } from '../weekInput.ts';

export const correctPaymentInput = z.object({
  runId: z.string(),
  weeklyData: z.array(payrollEntryInput),
  reason: z.string().trim().min(1, 'Enter a reason.').max(500, 'The reason must be at most 500 characters.'),
  payDate: z.string().nullish(),
  expectedTotal: z.number(),
  weekly: z.number().positive('The amount taken back each week must be above $0.00.').nullish(),
  requestKey: idempotencyKeyInput,
});
