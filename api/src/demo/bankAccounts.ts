/**
 * Where the sample's money goes. No money moves by these: the routing number is the one that Stripe documents for tests
 * (docs.stripe.com/connect/testing), and no bank has it.
 */

import { accountInput } from '../domains/bankAccounts/accountInput.ts';
import { setBankAccount } from '../domains/bankAccounts/change.service.ts';
import { updateCompany } from '../domains/company/company.service.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { asUser, type SampleCompany } from './company.ts';
import { COMPANY_EIN } from './taxpayers.ts';

const ROUTING_NUMBER = '110000000';

/** Of those who are paid by deposit, by their places among the drivers: the others' forms are still to come. */
const ACCOUNTS = [
  { at: 3, accountNumber: '000123456789', type: 'CHECKING', holder: 'BUSINESS' },
  { at: 4, accountNumber: '000222333444', type: 'CHECKING', holder: 'PERSONAL' },
  { at: 6, accountNumber: '000555666777', type: 'SAVINGS', holder: 'PERSONAL' },
] as const;

/** Each enters the account they are paid to. */
export async function enterAccounts(services: Services, drivers: readonly string[]): Promise<void> {
  for (const { at, ...account } of ACCOUNTS) {
    const driver = drivers[at]!;
    const input = { userId: toId('User', driver), routingNumber: ROUTING_NUMBER, ...account };
    await setBankAccount(asUser(services, driver, []), accountInput.parse(input));
  }
}

/** What files for the company's bank begin with. */
export const enterCompanyBank = (services: Services, { admin }: SampleCompany) =>
  updateCompany(asUser(services, admin, ['IT_Admin']), {
    bankName: 'Example Test Bank',
    bankRoutingNumber: ROUTING_NUMBER,
    odfiRoutingNumber: ROUTING_NUMBER,
    achCompanyId: `1${COMPANY_EIN.replace('-', '')}`,
  });
