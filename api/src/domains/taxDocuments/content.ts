/**
 * The stored content of a tax document: everything on it, as of when it was generated. Amounts are whole cents. It has
 * only the last digits of the payee's taxpayer number. Code that must print the number reads it from the named
 * certification, which never changes. Stored versions never change; a new shape becomes a new version.
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
  /** The certification with the encrypted number; null if there was none. */
  profileId: z.string().nullable(),
  /** Line 1 of the Form W-9; without a form, the person's name in the portal. */
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
  /** What it reports in box 4; omitted if nothing was withheld. */
  withheld: cents.optional(),
  /** What the runs paid, and which parts are not on the form. */
  paid: cents,
  expenses: cents,
  exempt: cents,
  /** The numbers of the runs it adds up. */
  runs: z.array(z.int()),
});

export const taxContent = z.object({
  version: z.literal(1),
  type: z.enum(['W9', 'FORM_1099_NEC', 'FORM_1099_MISC']),
  year: z.int(),
  /**
   * CORRECTED is marked as a correction and has the right data. ZEROED is also marked as a correction: it cancels a
   * form with the wrong name or number, next to an ORIGINAL with the right ones.
   */
  kind: z.enum(['ORIGINAL', 'CORRECTED', 'ZEROED']),
  formRevision: z.string(),
  accountNumber: z.string().nullable(),
  generatedAt: z.iso.datetime(),
  /** The company's time zone, used to print `generatedAt`. */
  timeZone: z.string(),
  /** The company; on a Form W-9, the requester. */
  payer,
  payee,
  /** Null on a Form W-9. */
  amounts: amounts.nullable(),
  /** Why an administrator requested it even though none was required. */
  forced: z.string().nullable(),
  /** Remarks that do not prevent its use. */
  notes: z.array(z.string()),
  /** A fingerprint of all other facts it was made from. It shows whether anything has changed since. */
  facts: z.string(),
  /** A fingerprint of name and number. It shows whether a correction changes them. */
  identity: z.string(),
});

export type TaxContent = z.infer<typeof taxContent>;
export type Payer = z.infer<typeof payer>;
export type DocumentPayee = z.infer<typeof payee>;

/** The content of a stored row. Throws a ZodError for an unknown version. */
export const readContent = (stored: unknown): TaxContent => taxContent.parse(stored);
