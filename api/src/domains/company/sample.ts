/**
 * The company that the portal shows until someone saves the real record. Invented fields are marked as samples on every
 * screen until they are replaced, and no document prints them.
 */
import { DEFAULT_IDLE_TIMES } from '../../viewer/idleTime.ts';
import type { CompanyProfile } from './profile.ts';

/** 555-01xx is reserved for fiction, example.com for documentation. The dates, trucks and drivers are real. */
export const SAMPLE_COMPANY: Omit<CompanyProfile, 'isSample'> = {
  legalName: 'Liberty Bell Freight LLC',
  ein: null,
  usdotNumber: '0000000 (sample)',
  mcNumber: 'MC-000000 (sample)',
  street: '100 Sample Street',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19100',
  phone: '(215) 555-0142',
  email: 'dispatch@example.com',
  operatingStatus: 'Authorized for interstate property',
  operatingSince: '2023-08-21',
  trucks: 6,
  drivers: 10,
  fleetAsOf: '2025-08-01',
  services: [
    'Full truckload: Dry van, dock to dock, with one driver from pickup to delivery.',
    'Partial loads: A few pallets at a fair share of the truck, without a terminal in between.',
    'Regional lanes: Scheduled runs through the Mid-Atlantic and the Northeast, week after week.',
    'Time-critical freight: A truck on the road within hours, and its position whenever you ask.',
  ],
  reviewText: 'They called before we did, every single time. Eleven months, not one missed dock appointment.',
  reviewAuthor: 'Dana Whitfield, Shipping manager, Example Fixtures Inc.',
  ...DEFAULT_IDLE_TIMES,
  secondFactorRoles: [],
  secondPersonAbove: null,
  payday: null,
  ...{ bankName: null, bankRoutingNumber: null, achCompanyId: null, odfiRoutingNumber: null },
};

/** The invented fields. The city, dates and fleet are real. */
export const INVENTED = [
  ...(['legalName', 'usdotNumber', 'mcNumber', 'street', 'zip', 'phone', 'email'] as const),
  ...(['reviewText', 'reviewAuthor'] as const),
];

type Invented = (typeof INVENTED)[number];

/** The fields that still have their invented value. */
export const listSampleFields = (company: Partial<Pick<CompanyProfile, Invented>>): Invented[] =>
  INVENTED.filter((field) => company[field] === SAMPLE_COMPANY[field]);

/** The company as documents print it, without invented values. */
export const withoutSamples = <Company extends Partial<Pick<CompanyProfile, Invented>>>(
  company: Company,
): Company => ({
  ...company,
  ...Object.fromEntries(
    listSampleFields(company).map((field) => [field, field.endsWith('Number') ? null : '']),
  ),
});
