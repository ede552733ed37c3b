/** The company's bank details, which its bank files start with. */
import { z } from 'zod';
import type { CompanyProfile } from './profile.ts';

export const BANK = ['bankName', 'bankRoutingNumber', 'achCompanyId', 'odfiRoutingNumber'] as const;

export type BankDetails = Pick<CompanyProfile, (typeof BANK)[number]>;

const details = z.object({
  bankName: z.string().nullable(),
  bankRoutingNumber: z.string().nullable(),
  achCompanyId: z.string().nullable(),
  odfiRoutingNumber: z.string().nullable(),
});

/** The content of a request for new bank details: the new ones, and those at the time of the request. */
export const bankContent = z.object({ before: details, after: details });
export type BankContent = z.infer<typeof bankContent>;

export const pickBank = ({ bankName, bankRoutingNumber, achCompanyId, odfiRoutingNumber }: BankDetails) => ({
  ...{ bankName, bankRoutingNumber, achCompanyId, odfiRoutingNumber },
});

export const isSameBank = (one: BankDetails, other: BankDetails): boolean =>
  BANK.every((field) => one[field] === other[field]);

const LABELS = {
  bankRoutingNumber: 'immediate destination',
  achCompanyId: 'company ID',
  odfiRoutingNumber: 'ODFI routing number',
} as const;

/** What would change: the bank by name, and numbers by their last four digits. */
export function describeBank({ before, after }: BankContent): string {
  const numbers = (['bankRoutingNumber', 'achCompanyId', 'odfiRoutingNumber'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) =>
      after[field] === null ? `no ${LABELS[field]}` : `${LABELS[field]} ending in ${after[field].slice(-4)}`,
    );
  return [after.bankName ?? 'No bank', ...numbers].join(', ');
}
