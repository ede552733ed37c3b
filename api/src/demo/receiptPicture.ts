/** Photos of receipts as drivers take them: a strip of paper, a little askew on a table. No one ever gave them out. */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { type Cents, formatMoney } from 'rules/money';
import sharp from 'sharp';
import { REGULAR } from '../documents/fonts.ts';

const PAPER = { width: 420, height: 620 };
const TABLE = { r: 92, g: 84, b: 76 };

export interface PaidAt {
  place: string;
  what: string;
  date: Day;
  amount: Cents;
}

/** The bytes of a JPEG. */
export async function drawReceipt({ place, what, date, amount }: PaidAt): Promise<Uint8Array> {
  const lines = [
    place,
    formatDay(date),
    '',
    what,
    '',
    `TOTAL ${formatMoney(amount)}`,
    'Paid in cash',
    '',
    'Thank you',
  ];
  const words = await sharp({
    text: {
      text: lines.join('\n'),
      font: 'Roboto',
      fontfile: REGULAR,
      dpi: 170,
      align: 'center',
      width: PAPER.width - 60,
    },
  })
    .negate({ alpha: false })
    .png()
    .toBuffer();
  const paper = await sharp({ create: { ...PAPER, channels: 3, background: '#f6f3ea' } })
    .composite([{ input: words, gravity: 'centre', blend: 'multiply' }])
    .png()
    .toBuffer();
  return sharp(paper)
    .rotate(-3, { background: TABLE })
    .extend({ top: 40, bottom: 40, left: 60, right: 60, background: TABLE })
    .jpeg({ quality: 70 })
    .toBuffer();
}
