/** What is known of the company. */
import type { Day } from 'rules/days';
import type { RoleName } from 'rules/roles';
import type { Weekday } from 'rules/weeks';

export interface CompanyProfile {
  legalName: string;
  /** Employer identification number, NN-NNNNNNN. */
  ein: string | null;
  usdotNumber: string | null;
  mcNumber: string | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  email: string;
  operatingStatus: string;
  operatingSince: Day;
  trucks: number;
  drivers: number;
  /** The day the trucks and drivers were counted. */
  fleetAsOf: Day;
  /** Each a name, a colon and a sentence. */
  services: string[];
  reviewText: string;
  reviewAuthor: string;
  /** Minutes without use after which a browser's session ends. */
  driverIdleMinutes: number;
  officeIdleMinutes: number;
  /** Roles that do nothing without a second factor. */
  secondFactorRoles: RoleName[];
  /** Dollars to one person above which a payment needs a second person; null is none. */
  secondPersonAbove: number | null;
  /** The day of the following week on which a week is paid; null is the day it is processed. */
  payday: Weekday | null;
  /** What files for the company's bank begin with; null until someone enters it. */
  bankName: string | null;
  bankRoutingNumber: string | null;
  achCompanyId: string | null;
  odfiRoutingNumber: string | null;
  /** No one has saved the company's own record yet. */
  isSample: boolean;
}
