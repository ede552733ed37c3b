/** The text of Form W-9 by revision, as printed by the IRS: payees certify exactly this text. */

export interface W9Words {
  /** Such as 'Rev. March 2024'. */
  label: string;
  lead: string;
  items: readonly [string, string, string, string];
  /** People who owe backup withholding cross out item 2. */
  crossingOut: string;
  /** What item 3 means. */
  usPerson: { lead: string; kinds: readonly string[] };
}

/** The current revision. */
export const W9_REVISION = '2024-03';

const REVISIONS: Record<string, W9Words> = {
  '2024-03': {
    label: 'Rev. March 2024',
    lead: 'Under penalties of perjury, I certify that:',
    items: [
      'The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and',
      'I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and',
      'I am a U.S. citizen or other U.S. person (defined below); and',
      'The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
    ],
    crossingOut:
      'You must cross out item 2 above if you have been notified by the IRS that you are currently subject to backup withholding because you have failed to report all interest and dividends on your tax return.',
    usPerson: {
      lead: 'For federal tax purposes, you are considered a U.S. person if you are:',
      kinds: [
        'An individual who is a U.S. citizen or U.S. resident alien;',
        'A partnership, corporation, company, or association created or organized in the United States or under the laws of the United States;',
        'An estate (other than a foreign estate); or',
        'A domestic trust (as defined in Regulations section 301.7701-7).',
      ],
    },
  },
};

/** The text of a revision. Throws for one that no one can have certified here. */
export function w9Words(revision: string): W9Words {
  const words = REVISIONS[revision];
  if (!words) throw new Error(`Form W-9 has no revision ${revision} here.`);
  return words;
}

/** The certification as one text, such as 'Under penalties of perjury, I certify that: 1. The number …'. */
export const certificationText = ({ lead, items }: W9Words): string =>
  [lead, ...items.map((item, index) => `${index + 1}. ${item}`)].join(' ');
