/** The company's record. */
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
  /** Each is a name, a colon and a sentence. */
  services: string[];
  reviewText: string;
  reviewAuthor: string;
  /** Minutes of inactivity after which a browser session ends. */
  driverIdleMinutes: number;
  officeIdleMinutes: number;
  /** Roles that can do nothing without a second factor. */
  secondFactorRoles: RoleName[];
  /** In dollars: a payment to one person above this needs a second person. Null means no limit. */
  secondPersonAbove: number | null;
  /** The weekday of the following week on which a week is paid; null means the day it is processed. */
  payday: Weekday | null;
  /** Bank files start with these; null until someone enters them. */
  bankName: string | null;
  bankRoutingNumber: string | null;
  achCompanyId: string | null;
  odfiRoutingNumber: string | null;
  /** True until someone saves the company's own record. */
  isSample: boolean;
}
