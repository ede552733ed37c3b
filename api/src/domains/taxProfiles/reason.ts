/** The reason that someone gives for what they do with a taxpayer number, as inputs carry it. */
import { findReasonIssue } from 'rules/numberReason';
import { z } from 'zod';

export const reasonInput = (purpose: Parameters<typeof findReasonIssue>[0]) =>
  z
    .string()
    .trim()
    .superRefine((reason, { addIssue }) => {
      const message = findReasonIssue(purpose, reason);
      if (message) addIssue({ code: 'custom', message });
    });
