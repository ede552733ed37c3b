/**
 * A form as a row of the file for the IRS's IRIS portal: values by column name, and what the person who uploads it must
 * know first. It has no taxpayer numbers; the number is added when the row is written. Pure.
 */
import { toDecimal } from 'rules/money';
import { US_STATES } from 'rules/usStates';
import type { TaxContent } from '../taxDocuments/content.ts';
import type { Form1099 } from '../taxDocuments/facts.ts';
import { streetParts } from '../taxDocuments/streetParts.ts';
import type { TaxProfile } from '../taxProfiles/taxProfiles.service.ts';
import { columnKey, isAmountColumn } from './irisColumns.ts';
import { cleanEmail, cleanPhone, cleanText, cleanZip, splitText } from './irisText.ts';

const MAX = { business: 40, person: 20, street: 35, city: 40 };
const AMOUNT = 'amount';
const WITHHELD = columnKey('Box 4 - Federal income tax withheld');
const NUMBER = columnKey('Recipient Taxpayer ID Number');

/** A form without its payee's number. */
export interface IrisForm {
  type: Form1099;
  values: ReadonlyMap<string, string>;
  warnings: string[];
}

type Who = 'Payer' | 'Recipient';

/** Collects the values of a row, and warnings about what had to be left out. */
class Row {
  readonly values = new Map<string, string>();
  readonly warnings: string[] = [];
  private readonly recipient: string;

  constructor(recipient: string) {
    this.recipient = recipient;
  }

  set(who: Who, column: string, value: string): void {
    if (value) this.values.set(columnKey(`${who} ${column}`), value);
  }

  /** A value that the IRS requires. */
  need(who: Who, column: string, value: string): void {
    if (!value) this.warn(who, `“${who} ${column}” is empty.`);
    this.set(who, column, value);
  }

  /** The text, cut to its maximum length; the warning uses its name. */
  fit(who: Who, what: string, text: string, max: number): string {
    const [kept, rest] = splitText(cleanText(text), max);
    if (rest) this.warn(who, `the ${what} is cut to “${kept}”: at most ${max} characters are taken.`);
    return kept;
  }

  warn(who: Who, message: string): void {
    this.warnings.push(`${who === 'Payer' ? 'Payer' : this.recipient}: ${message}`);
  }
}

interface Place {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
}

function setAddress(row: Row, who: Who, place: Place): void {
  const { street, room } = streetParts(place.street ?? '');
  const [first, rest] = splitText(cleanText(street), MAX.street);
  const state = (place.state ?? '').trim().toUpperCase();
  row.set(who, 'Country', 'US');
  row.need(who, 'Address Line 1', first);
  row.set(who, 'Address Line 2', row.fit(who, 'street', `${rest} ${room}`, MAX.street));
  row.need(who, 'City/Town', row.fit(who, 'city', place.city ?? '', MAX.city));
  row.need(who, 'State/Province/Territory', US_STATES.has(state) ? state : '');
  row.need(who, 'ZIP/Postal Code', cleanZip(place.zip ?? ''));
}

/** The name on line 1; line 2 has what does not fit, or another name. */
function setBusiness(row: Row, who: Who, name: string, other: string | null): void {
  const [first, rest] = splitText(cleanText(name), MAX.business);
  row.set(who, 'Name Type', 'B');
  row.need(who, 'Business or Entity Name Line 1', first);
  row.set(who, 'Business or Entity Name Line 2', row.fit(who, 'name', rest || (other ?? ''), MAX.business));
  if (rest && other) row.warn(who, `the name takes both lines, so “${other}” is left out.`);
}

type Certified = Pick<TaxProfile, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

function setPerson(row: Row, { firstName, middleName, lastName, suffix }: Certified): void {
  const part = (what: string, text: string | null) => row.fit('Recipient', what, text ?? '', MAX.person);
  row.set('Recipient', 'Name Type', 'I');
  row.need('Recipient', 'First Name', part('first name', firstName));
  row.set('Recipient', 'Middle Name', part('middle name', middleName));
  row.need('Recipient', 'Last Name (Surname)', part('last name', lastName));
  row.set('Recipient', 'Suffix', part('suffix', suffix));
}

function setPayer(row: Row, payer: TaxContent['payer'], email: string): void {
  const phone = cleanPhone(payer.phone);
  row.set('Payer', 'TIN Type', 'EIN');
  row.need('Payer', 'Taxpayer ID Number', (payer.ein ?? '').replace(/\D/g, ''));
  setBusiness(row, 'Payer', payer.legalName, null);
  setAddress(row, 'Payer', payer);
  // Domestic.
  row.set('Payer', 'Phone Type', phone && 'D');
  row.need('Payer', 'Phone', phone);
  row.set('Payer', 'Email Address', cleanEmail(email));
}

function setRecipient(row: Row, payee: TaxContent['payee'], certified: Certified): void {
  // An ITIN is an individual's number, like an SSN.
  row.set('Recipient', 'TIN Type', payee.taxNumberType === 'EIN' ? 'EIN' : 'SSN');
  if (certified.lastName === null) setBusiness(row, 'Recipient', payee.name, payee.businessName);
  else setPerson(row, certified);
  setAddress(row, 'Recipient', payee);
}

/** A stored form, column by column. `email` is the payer's. */
export function irisForm(type: Form1099, content: TaxContent, certified: Certified, email: string): IrisForm {
  const { payer, payee, year, accountNumber, amounts } = content;
  const row = new Row([payee.name, accountNumber && `(${accountNumber})`].filter(Boolean).join(' '));
  setPayer(row, payer, email);
  setRecipient(row, payee, certified);
  const common = {
    'Form Type': type === 'FORM_1099_NEC' ? '1099-NEC' : '1099-MISC',
    'Tax Year': String(year),
    'Form Account Number': cleanText(accountNumber ?? ''),
    '2nd TIN Notice': 'N',
  };
  for (const [column, value] of Object.entries(common)) row.values.set(columnKey(column), value);
  if (amounts?.reported) row.values.set(AMOUNT, toDecimal(amounts.reported));
  if (amounts?.withheld) row.values.set(WITHHELD, toDecimal(amounts.withheld));
  return { type, values: row.values, warnings: row.warnings };
}

/** The cells of a row in the order of the header, with its payee's nine digits. */
export const irisCells = (
  { type, values }: IrisForm,
  columns: readonly string[],
  taxNumber: string,
): string[] =>
  columns.map((name) => {
    const key = columnKey(name);
    if (key === NUMBER) return taxNumber;
    return values.get(isAmountColumn(type, key) ? AMOUNT : key) ?? '';
  });
