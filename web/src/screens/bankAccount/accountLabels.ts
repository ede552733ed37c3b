import {
  ACCOUNT_HOLDERS,
  ACCOUNT_TYPES,
  type BankAccountHolder,
  type BankAccountType,
} from 'rules/bankNumbers';

export const TYPE_LABELS: Record<BankAccountType, string> = { CHECKING: 'Checking', SAVINGS: 'Savings' };
export const HOLDER_LABELS: Record<BankAccountHolder, string> = {
  PERSONAL: 'Personal',
  BUSINESS: 'Business',
};

interface Account {
  readonly maskedAccountNumber: string;
  /** The server's text; a later version may have more types. */
  readonly type: string;
  readonly holder: string;
}

/** 'Personal checking •••• 6789'. */
export function describeAccount({ maskedAccountNumber, ...account }: Account): string {
  const holder = ACCOUNT_HOLDERS.find((each) => each === account.holder);
  const type = ACCOUNT_TYPES.find((each) => each === account.type);
  const words = [holder && HOLDER_LABELS[holder], type ? TYPE_LABELS[type].toLowerCase() : 'account'];
  return [...words, maskedAccountNumber].filter(Boolean).join(' ');
}
