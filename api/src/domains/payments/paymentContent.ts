/** The content of a payment request besides its runs, stored until a second person decides. */
import type { Day } from 'rules/days';
import { z } from 'zod';

export const paymentContent = z.object({
  date: z.custom<Day>((value) => typeof value === 'string'),
  method: z.enum(['CHECK', 'ACH', 'WIRE', 'CASH', 'OTHER']),
  reference: z.string(),
  notInOpeningBalance: z.boolean().optional(),
});
export type PaymentContent = z.infer<typeof paymentContent>;
