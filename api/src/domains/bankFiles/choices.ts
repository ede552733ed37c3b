/** The choices for a bank file, for its preview and for making it. */
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import type { BankFileFormat } from '../../platform/db/generated/client/enums.ts';

export const BankFileFormatEnum = builder.enumType('BankFileFormat', {
  description: 'What the bank reads.',
  values: {
    NACHA: { description: 'The format of the Nacha Operating Rules, 94 columns wide: PPD and CCD credits.' },
    CSV: { description: 'A table with a row for each payee.' },
  } satisfies Record<BankFileFormat, { description: string }>,
});

export const weekStart = { type: 'Date', required: true, description: words.monday } as const;
export const includeNew = {
  defaultValue: false,
  description: 'Whether to pay into new accounts; they are left out otherwise.',
} as const;
export const includeRepeated = {
  defaultValue: false,
  description:
    'Whether the file also pays people who are in an earlier file for the week but not recorded as paid; it leaves them out otherwise.',
} as const;
export const format = {
  type: BankFileFormatEnum,
  required: true,
  description: 'What the bank reads.',
} as const;
export const effectiveOn = {
  type: 'Date',
  required: true,
  description: 'The banking day on which the money arrives: today or later.',
} as const;

/** Null counts as omitted. */
export const toChoices = (args: { includeNew?: boolean | null; includeRepeated?: boolean | null }) => ({
  includeNew: args.includeNew ?? false,
  includeRepeated: args.includeRepeated ?? false,
});
