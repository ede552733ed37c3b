/** Input rules for generating a document. Pure. */
import { MAX_DOCUMENT_REASON } from 'rules/limits';
import { z } from 'zod';

const reason = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `${what} must say why.`)
    .max(MAX_DOCUMENT_REASON, `${what} must have at most ${MAX_DOCUMENT_REASON} characters.`)
    .nullish();

export const generateInput = z.object({
  type: z.enum(['W9', 'FORM_1099_NEC', 'FORM_1099_MISC']),
  year: z.int(),
  userId: z.string().nullish(),
  correction: reason('Correction'),
  force: reason('Force'),
});
