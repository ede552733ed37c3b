/** The reason for using a taxpayer number, as an input field. */
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
