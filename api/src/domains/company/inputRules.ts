/** What the company's record may contain. */
import { findRoutingNumberIssue, MAX_TYPED_BANK_NUMBER, stripBankNumber } from 'rules/bankNumbers';
import { requiredMessage } from 'rules/messages';
import { type Cents, formatMoney, toAmount, toExactCents } from 'rules/money';
import { ROLES_BY_RANK } from 'rules/roles';
import { WEEKDAYS } from 'rules/weeks';
import { isZipCode, ZIP_CODE_EXPECTED } from 'rules/zipCode';
import { z } from 'zod';
import { IDLE_MINUTES } from '../../viewer/idleTime.ts';
import { email, optionalText } from '../people/inputRules.ts';

const MAX_FLEET = 10_000;
const MAX_LIMIT_CENTS: Cents = 999_999_999;

const text = (label: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, requiredMessage(label))
    .max(max, `${label} must have at most ${max} characters.`)
    .nullish();

/** Can be cleared. */
const blankable = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must have at most ${max} characters.`).nullish();

const count = (label: string) =>
  z
    .int(`${label} must be a whole number.`)
    .min(0, `${label} must not be negative.`)
    .max(MAX_FLEET, `${label} must be at most ${MAX_FLEET}.`)
    .nullish();

const idle = (label: string) =>
  z
    .int(`${label} must be a whole number of minutes.`)
    .min(IDLE_MINUTES.least, `${label} must be at least ${IDLE_MINUTES.least} minutes.`)
    .max(IDLE_MINUTES.most, `${label} must be at most ${IDLE_MINUTES.most} minutes.`)
    .nullish();

/** An empty text means none. */
const numbered = (label: string, pattern: RegExp, example: string) =>
  optionalText(label, 20).refine(
    (value) => value == null || pattern.test(value),
    `${label} must look like ${example}.`,
  );

/** With or without spaces and hyphens; an empty text means none. */
const routing = (label: string) =>
  optionalText(label, MAX_TYPED_BANK_NUMBER)
    .superRefine((value, { addIssue }) => {
      const message = value == null ? null : findRoutingNumberIssue(value, label);
      if (message) addIssue({ code: 'custom', message });
    })
    .transform((value) => value && stripBankNumber(value));

export const companyChanges = z.object({
  legalName: text('Legal name', 200),
  ein: numbered('EIN', /^\d{2}-\d{7}$/, '12-3456789'),
  usdotNumber: numbered('USDOT number', /^\d{1,8}( \(sample\))?$/, '1234567'),
  mcNumber: numbered('MC number', /^MC-\d{1,8}( \(sample\))?$/, 'MC-123456'),
  street: text('Street', 200),
  city: text('City', 100),
  state: text('State', 100),
  zip: z.string().trim().refine(isZipCode, ZIP_CODE_EXPECTED).nullish(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d\s().-]{7,40}$/, 'Phone must be a phone number, like (215) 555-0142.')
    .nullish(),
  email: email.nullish(),
  operatingStatus: text('Operating status', 100),
  operatingSince: z.string().nullish(),
  trucks: count('Trucks'),
  drivers: count('Drivers'),
  fleetAsOf: z.string().nullish(),
  services: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'A service must not be empty.')
        .max(300, 'A service must have at most 300 characters.'),
    )
    .max(20, 'At most 20 services can be shown.')
    .nullish(),
  reviewText: blankable('Review', 1000),
  reviewAuthor: blankable('Review author', 100),
  driverIdleMinutes: idle('Idle time for drivers'),
  officeIdleMinutes: idle('Idle time for the office'),
  bankName: optionalText('Bank name', 23),
  bankRoutingNumber: routing('Immediate destination'),
  achCompanyId: optionalText('Company ID', 20).refine(
    (value) => value == null || /^\d{10}$/.test(value),
    'Company ID must be the ten digits that the bank gave you.',
  ),
  odfiRoutingNumber: routing('ODFI routing number'),
  secondFactorRoles: z
    .array(z.enum(ROLES_BY_RANK))
    .transform((roles) => [...new Set(roles)])
    .nullish(),
  payday: z.enum(WEEKDAYS).nullish(),
  secondPersonAbove: z
    .number()
    .min(0, 'The limit must not be negative.')
    .max(toAmount(MAX_LIMIT_CENTS), `The limit must be at most ${formatMoney(MAX_LIMIT_CENTS)}.`)
    .refine((amount) => toExactCents(amount) !== undefined, 'The limit must have at most two decimals.')
    .nullish(),
});
