/**
 * What the sample company's drivers certify on their Forms W-9, by email address. The numbers have the digits that a
 * number of their kind may have; EINs begin with a prefix that the IRS has not assigned.
 */
import type { z } from 'zod';
import type { certification } from '../domains/taxProfiles/certification.ts';

type W9 = Omit<z.input<typeof certification>, 'certified' | 'signedName' | 'city' | 'state'>;

/** The company's own number, as printed on its forms. */
export const COMPANY_EIN = '07-0000451';

const person = (taxNumber: string, street: string, zip: string): W9 => ({
  taxClass: 'INDIVIDUAL',
  taxNumberType: 'SSN',
  taxNumber,
  street,
  zip,
});

/** Two drivers are partners in one business: one taxpayer, and one form for what both are paid. */
const partnership: W9 = {
  legalName: 'Popescu and Reyes Hauling',
  taxClass: 'PARTNERSHIP',
  taxNumberType: 'EIN',
  taxNumber: '07-0000453',
  street: '31 Depot Lane',
  zip: '19601',
};

export const W9S: ReadonlyMap<string, W9> = new Map([
  ['driver@example.com', person('400-11-1301', '12 Elm Street', '19147')],
  ['b.okafor@example.com', person('400-11-1302', '408 Kerlin Street', '19013')],
  ['c.marchetti@example.com', person('400-11-1303', '77 Chambers Street Apt 2', '08609')],
  [
    'd.nakamura@example.com',
    {
      // A corporation, to which no 1099-NEC is due.
      legalName: 'Nakamura Hauling LLC',
      taxClass: 'LLC',
      llcClass: 'S',
      taxNumberType: 'EIN',
      taxNumber: '07-0000452',
      street: '5 Shipley Street',
      zip: '19801',
    },
  ],
  ['e.haddad@example.com', person('400-11-1305', '230 Swede Street', '19401')],
  ['f.brandt@example.com', person('400-11-1306', '19 Cooper Street', '08102')],
  ['g.silva@example.com', person('400-11-1307', '1450 Byberry Road', '19020')],
  ['i.popescu@example.com', partnership],
  ['j.reyes@example.com', partnership],
  ['k.boateng@example.com', person('400-11-1311', '64 Penn Street', '19601')],
  ['l.moreau@example.com', person('400-11-1312', '520 Front Street', '19013')],
]);
