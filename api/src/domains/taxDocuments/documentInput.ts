/** What may be asked for when a document is made. Pure. */
import { z } from 'zod';

const reason = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} must say why.`)
    .max(500, `${what} must have at most 500 characters.`)
    .nullish();

export const generateInput = z.object({
  type: z.enum(['W9', 'FORM_1099_NEC', 'FORM_1099_MISC']),
  year: z.int(),
  userId: z.string().nullish(),
  correction: reason('Correction'),
  force: reason('Force'),
});
