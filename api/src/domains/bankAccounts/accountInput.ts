/** A bank account as typed; no issue repeats a digit. */
import {
  ACCOUNT_HOLDERS,
  ACCOUNT_TYPES,
  findAccountNumberIssue,
  findRoutingNumberIssue,
  MAX_TYPED_BANK_NUMBER,
  stripBankNumber,
} from 'rules/bankNumbers';
import { z } from 'zod';

const digits = (label: string, findIssue: (typed: string) => string | null) =>
  z
    .string()
    .max(MAX_TYPED_BANK_NUMBER, `${label} is too long.`)
    .superRefine((typed, { addIssue }) => {
      const message = findIssue(typed);
      if (message) addIssue({ code: 'custom', message });
    })
    .transform(stripBankNumber);

export const accountInput = z.object({
  userId: z.string(),
  routingNumber: digits('Routing number', findRoutingNumberIssue),
  accountNumber: digits('Account number', findAccountNumberIssue),
  type: z.enum(ACCOUNT_TYPES),
  holder: z.enum(ACCOUNT_HOLDERS),
});
export type AccountInput = z.output<typeof accountInput>;
