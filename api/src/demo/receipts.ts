/** Receipts of the sample: two drivers send what they paid on the road, with a photo, and the manager approves it. */
import { addDays, type Day } from 'rules/days';
import type { ExpenseCategory } from 'rules/expenses';
import type { Cents } from 'rules/money';
import { decideReceipts } from '../domains/receipts/decide.service.ts';
import { addReceipt } from '../domains/receipts/entry.service.ts';
import { takeInFile } from '../domains/receipts/files.service.ts';
import { toRevision } from '../domains/timeLogs/revision.ts';
import type { SignedInContext } from '../operation/context.ts';
import { toId } from '../operation/ids.ts';
import { drawReceipt } from './receiptPicture.ts';

interface Purchase {
  category: ExpenseCategory;
  place: string;
  what: string;
  amount: Cents;
}

const PURCHASES: readonly Purchase[] = [
  { category: 'TOLLS', place: 'Turnpike Plaza 7', what: 'Toll, 5 axles', amount: 65_40 },
  { category: 'SCALE', place: 'Truck Stop 40', what: 'Scale ticket', amount: 13_50 },
  { category: 'LUMPER', place: 'Dock 12', what: 'Unloading', amount: 140_00 },
  { category: 'PARKING', place: 'Overnight Lot', what: 'Parking, one night', amount: 22_00 },
];

/** Sends what was bought in the week; returns the receipts' keys. */
export async function sendReceipts(driver: SignedInContext, monday: Day, week: number): Promise<string[]> {
  const { category, place, what, amount } = PURCHASES[week % PURCHASES.length]!;
  const date = addDays(monday, 1 + (week % 3));
  const { fileId } = await takeInFile(driver, await drawReceipt({ place, what, date, amount }));
  const receipt = { date, category, amount, purpose: `${what}, ${place}` };
  return [
    await addReceipt(driver, {
      ...receipt,
      fileId: toId('ReceiptFile', fileId),
      idempotencyKey: `${driver.viewer.id} ${date}`,
    }),
  ];
}

/** Approves receipts; returns their IDs. */
export async function approveReceipts(boss: SignedInContext, keys: readonly string[]): Promise<string[]> {
  const receipts = await boss.db.receipt.findMany({
    where: { id: { in: [...keys] } },
    select: { id: true, updatedAt: true },
  });
  const asked = receipts.map(({ id, updatedAt }) => ({
    id: toId('Receipt', id),
    revision: toRevision(updatedAt),
  }));
  await decideReceipts(boss, { receipts: asked, status: 'APPROVED', reason: null });
  return asked.map(({ id }) => id);
}
