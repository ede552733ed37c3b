/** What everybody may read of the company's record, and what stands there until somebody has filled it in. */
import type { PrismaClient } from '../db/generated/client/client.ts';

const PUBLIC = {
  legalName: true,
  usdotNumber: true,
  mcNumber: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  phone: true,
  email: true,
  operatingStatus: true,
  operatingSince: true,
  trucks: true,
  drivers: true,
  fleetAsOf: true,
  services: true,
  reviewText: true,
  reviewAuthor: true,
} as const;

/**
 * The name, numbers, address and people are samples: 555-01xx is kept free for fiction, example.com for documents. The
 * dates, trucks and drivers are the carrier's own.
 */
const SAMPLE = {
  legalName: 'Liberty Bell Freight LLC',
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
  reviewText:
    'They called before we did, every single time. Eleven months, not one missed dock appointment.',
  reviewAuthor: 'Dana Whitfield, Shipping manager, Example Fixtures Inc.',
};

export type PublicFacts = Omit<typeof SAMPLE, 'usdotNumber' | 'mcNumber'> & {
  usdotNumber: string | null;
  mcNumber: string | null;
};

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The facts with their days as YYYY-MM-DD. */
export async function publicFacts(db: PrismaClient): Promise<PublicFacts> {
  const record = await db.companyProfile.findUnique({ where: { id: 1 }, select: PUBLIC });
  if (!record) return SAMPLE;
  return {
    ...record,
    operatingSince: dayOf(record.operatingSince),
    fleetAsOf: dayOf(record.fleetAsOf),
  };
}
