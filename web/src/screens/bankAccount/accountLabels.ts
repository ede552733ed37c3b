import type { BankAccountHolder, BankAccountType } from 'rules/bankNumbers';

export const TYPE_LABELS: Record<BankAccountType, string> = { CHECKING: 'Checking', SAVINGS: 'Savings' };
export const HOLDER_LABELS: Record<BankAccountHolder, string> = {
  PERSONAL: 'Personal',
  BUSINESS: 'Business',
};

type Account = {
  readonly maskedAccountNumber: string;
  readonly type: keyof typeof TYPE_LABELS | '%future added value';
  readonly holder: keyof typeof HOLDER_LABELS | '%future added value';
};

/** 'Personal checking •••• 6789'. */
export function describeAccount({ maskedAccountNumber, type, holder }: Account): string {
  const words = [
    holder === '%future added value' ? '' : HOLDER_LABELS[holder],
    type === '%future added value' ? 'account' : TYPE_LABELS[type].toLowerCase(),
  ];
  return [...words, maskedAccountNumber].join(' ').trim();
}
