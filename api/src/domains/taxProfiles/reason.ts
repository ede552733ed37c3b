/** The reason that somebody gives for what they do with a taxpayer number. */
import { holdsTaxNumber } from 'rules/taxNumber';
import { z } from 'zod';

/** A reason as inputs carry it; `ask` says what it has to tell. It goes into the audit log, where no number may stand. */
export const reasonInput = (ask: string) =>
  z
    .string()
    .trim()
    .min(3, `Reason is required: ${ask}.`)
    .max(300, 'Reason must have at most 300 characters.')
    .refine((reason) => !holdsTaxNumber(reason), 'Reason must not contain a taxpayer number.');
