/**
 * What a tax document stores: everything that is on it, as it was when it was generated. Amounts are whole cents. The
 * payee's taxpayer number is not in here, only its last digits: code that must print it reads it from the named
 * certification, which never changes. Rows of a version stay unchanged; a change of this shape is a new version.
 */
import { z } from 'zod';

const cents = z.int();

const payer = z.object({
  legalName: z.string(),
  ein: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
});

const payee = z.object({
  /** The certification with the sealed number; null if there was none. */
  profileId: z.string().nullable(),
  /** Line 1 of the Form W-9; without one, the name the person goes by. */
  name: z.string(),
  businessName: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  taxNumberType: z.enum(['SSN', 'EIN', 'ITIN']).nullable(),
  taxNumberLast4: z.string().nullable(),
});

const amounts = z.object({
  /** What the form reports in box 1 or 1a. */
  reported: cents,
  /** What it reports in box 4; left out where nothing was withheld. */
  withheld: cents.optional(),
  /** What the runs paid, and what of it is not on the form. */
  paid: cents,
  expenses: cents,
  exempt: cents,
  /** The numbers of the runs that were added up. */
  runs: z.array(z.int()),
});

export const taxContent = z.object({
  version: z.literal(1),
  type: z.enum(['W9', 'FORM_1099_NEC', 'FORM_1099_MISC']),
  year: z.int(),
  /**
   * CORRECTED bears the mark of a correction and the right data; ZEROED bears the mark and cancels a form with its
   * wrong name or number, next to an ORIGINAL with the right ones.
   */
  kind: z.enum(['ORIGINAL', 'CORRECTED', 'ZEROED']),
  formRevision: z.string(),
  accountNumber: z.string().nullable(),
  generatedAt: z.iso.datetime(),
  /** The company's zone, in which `generatedAt` is written out. */
  timeZone: z.string(),
  /** The company; on a Form W-9 the one requesting it. */
  payer,
  payee,
  /** Null on a Form W-9. */
  amounts: amounts.nullable(),
  /** Why an administrator had it made although none was needed. */
  forced: z.string().nullable(),
  /** What is worth knowing about it but does not prevent its use. */
  notes: z.array(z.string()),
  /** A fingerprint of all else that it was made from: whether anything has changed since. */
  facts: z.string(),
  /** A fingerprint of name and number: whether a correction changes them. */
  identity: z.string(),
});

export type TaxContent = z.infer<typeof taxContent>;
export type Payer = z.infer<typeof payer>;
export type DocumentPayee = z.infer<typeof payee>;

/** The content of a stored row. Throws a ZodError for content of no version that is known here. */
export const readContent = (stored: unknown): TaxContent => taxContent.parse(stored);
