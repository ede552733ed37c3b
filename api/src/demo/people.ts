/** The sample company's people. Everyone here is invented: addresses end in example.com, phones in 555-01xx. */
import type { RoleName } from 'rules/roles';

export interface SamplePerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  dailyRate?: number;
  city: string;
  state: string;
}

export interface SampleStaff extends SamplePerson {
  roles: RoleName[];
  /** What the account is for, printed at the start. */
  shows: string;
}

/** The same for everyone, so that a visitor can try each role. */
export const SAMPLE_PASSWORD = 'Freight-2026';

export const STAFF: readonly SampleStaff[] = [
  {
    email: 'admin@example.com',
    firstName: 'Ada',
    lastName: 'Whitfield',
    phone: '(215) 555-0100',
    city: 'Philadelphia',
    state: 'PA',
    roles: ['IT_Admin'],
    shows: 'administrator',
  },
  {
    email: 'manager@example.com',
    firstName: 'Marcus',
    lastName: 'Oyelaran',
    phone: '(215) 555-0101',
    city: 'Philadelphia',
    state: 'PA',
    dailyRate: 260,
    roles: ['Manager'],
    shows: 'manager',
  },
  {
    email: 'accountant@example.com',
    firstName: 'Ingrid',
    lastName: 'Castellano',
    phone: '(215) 555-0102',
    city: 'Camden',
    state: 'NJ',
    roles: ['Accountant'],
    shows: 'accountant',
  },
  {
    email: 'hr@example.com',
    firstName: 'Priya',
    lastName: 'Lindqvist',
    phone: '(215) 555-0103',
    city: 'Upper Darby',
    state: 'PA',
    roles: ['HR'],
    shows: 'human resources',
  },
];

export const DRIVERS: readonly Required<SamplePerson>[] = [
  {
    email: 'driver@example.com',
    firstName: 'Dario',
    lastName: 'Fontaine',
    dailyRate: 245,
    city: 'Philadelphia',
    state: 'PA',
  },
  {
    email: 'b.okafor@example.com',
    firstName: 'Benedict',
    lastName: 'Okafor',
    dailyRate: 250,
    city: 'Chester',
    state: 'PA',
  },
  {
    email: 'c.marchetti@example.com',
    firstName: 'Carla',
    lastName: 'Marchetti',
    dailyRate: 262.5,
    city: 'Trenton',
    state: 'NJ',
  },
  {
    email: 'd.nakamura@example.com',
    firstName: 'Daniel',
    lastName: 'Nakamura',
    dailyRate: 238,
    city: 'Wilmington',
    state: 'DE',
  },
  {
    email: 'e.haddad@example.com',
    firstName: 'Elias',
    lastName: 'Haddad',
    dailyRate: 255,
    city: 'Norristown',
    state: 'PA',
  },
  {
    email: 'f.brandt@example.com',
    firstName: 'Frieda',
    lastName: 'Brandt',
    dailyRate: 247.25,
    city: 'Camden',
    state: 'NJ',
  },
  {
    email: 'g.silva@example.com',
    firstName: 'Gabriel',
    lastName: 'Silva',
    dailyRate: 240,
    city: 'Bensalem',
    state: 'PA',
  },
  {
    email: 'h.kowalski@example.com',
    firstName: 'Hanna',
    lastName: 'Kowalski',
    dailyRate: 258,
    city: 'Allentown',
    state: 'PA',
  },
  {
    email: 'i.popescu@example.com',
    firstName: 'Ion',
    lastName: 'Popescu',
    dailyRate: 243.33,
    city: 'Reading',
    state: 'PA',
  },
  {
    email: 'j.reyes@example.com',
    firstName: 'Jovita',
    lastName: 'Reyes',
    dailyRate: 251,
    city: 'Vineland',
    state: 'NJ',
  },
].map((driver, index) => ({ ...driver, phone: `(267) 555-01${String(10 + index)}` }));

/** Who drove for the company in its first year and has left. */
export const FORMER_DRIVER: Required<SamplePerson> = {
  email: 'k.boateng@example.com',
  firstName: 'Karim',
  lastName: 'Boateng',
  phone: '(267) 555-0120',
  dailyRate: 248,
  city: 'Reading',
  state: 'PA',
};

/** Who came in the middle of the year, when the portal was in use already. */
export const NEWCOMER: Required<SamplePerson> = {
  email: 'l.moreau@example.com',
  firstName: 'Lucie',
  lastName: 'Moreau',
  phone: '(267) 555-0121',
  dailyRate: 252,
  city: 'Chester',
  state: 'PA',
};

/** The six trucks and where they go; what drivers write beside a day. */
export const ROUTES: readonly string[] = [
  'Truck 1: Philadelphia to Pittsburgh',
  'Truck 2: Philadelphia to Columbus',
  'Truck 3: Camden to Norfolk',
  'Truck 4: Philadelphia to Boston',
  'Truck 5: Wilmington to Charlotte',
  'Truck 6: Philadelphia to Buffalo',
];

export const EXPENSE_NOTES: readonly string[] = [
  'Tolls I-76',
  'Fuel, receipt 1',
  'Scale ticket',
  'Lumper fee',
  'Parking',
];

export const REJECTIONS: readonly string[] = [
  'The truck was in the shop that day.',
  'Please add the load number and send again.',
];
