/** The bank account form, and its errors before it is sent. */
import {
  ACCOUNT_HOLDERS,
  ACCOUNT_TYPES,
  findAccountNumberIssue,
  findRoutingNumberIssue,
  stripBankNumber,
} from 'rules/bankNumbers';
import type { FieldErrors } from '../../kit/relay/useDialogForm';

/** Nothing is filled in from the account on file: only its last four digits are known here. */
export const EMPTY_ACCOUNT = {
  routingNumber: '',
  accountNumber: '',
  again: '',
  type: 'CHECKING',
  holder: 'PERSONAL',
};
export type TypedAccount = typeof EMPTY_ACCOUNT;

/** A mistyped number belongs to someone else, so it is typed twice. */
export function checkAccount({ routingNumber, accountNumber, again }: TypedAccount): FieldErrors {
  const routing = findRoutingNumberIssue(routingNumber);
  const account = findAccountNumberIssue(accountNumber);
  const differs = account === null && stripBankNumber(again) !== stripBankNumber(accountNumber);
  return {
    ...(routing !== null && { routingNumber: routing }),
    ...(account !== null && { accountNumber: account }),
    ...(differs && { again: 'The account numbers don’t match.' }),
  };
}

const pick = <Value extends string>(values: readonly Value[], typed: string): Value =>
  values.find((value) => value === typed) ?? values[0]!;

export const toAccountInput = (userId: string, { routingNumber, accountNumber, ...typed }: TypedAccount) => ({
  userId,
  routingNumber,
  accountNumber,
  type: pick(ACCOUNT_TYPES, typed.type),
  holder: pick(ACCOUNT_HOLDERS, typed.holder),
});
