import { graphql } from 'react-relay';
import { toAmount } from 'rules/money';
import type { sendReceiptMutation } from '../../__generated__/sendReceiptMutation.graphql';
import { changeEntry } from '../../kit/offline/queue';
import { ask, Later, sendFileOf } from './ask';
import type { ReceiptEntry } from './offlineEntries';
import type { Sent } from './sendDay';

const add = async ({ key, person, content }: ReceiptEntry) => {
  const { date, category, amount, purpose, fileId = null } = content;
  const { result } = await ask<sendReceiptMutation>(
    person,
    graphql`
      mutation sendReceiptMutation($input: AddReceiptInput!) {
        result: addReceipt(input: $input) {
          ... on Error {
            message
            code
          }
        }
      }
    `,
    { input: { date, category, amount: toAmount(amount), purpose, fileId, idempotencyKey: key } },
  );
  return result;
};

/**
 * Sends a receipt, its file first. The entry stores the file's id before the receipt is sent: under one key the server
 * accepts only the same receipt again, including its file. Returns the entry in its present state. Throws `Later`.
 */
export async function sendReceipt(entry: ReceiptEntry): Promise<{ entry: ReceiptEntry; sent: Sent }> {
  let now = entry;
  for (let attempts = 2; attempts > 0; attempts -= 1) {
    const { file, fileId } = now.content;
    if (file && !fileId) {
      const given = await sendFileOf(now.person, file);
      if ('refusal' in given) return { entry: now, sent: given };
      const next = await changeEntry(now, { content: { ...now.content, fileId: given.id } });
      // Removed or edited meanwhile.
      if (!next) throw new Later(true);
      now = { ...next, kind: 'receipt' };
    }
    const result = await add(now);
    if (!result) throw new Later(true);
    if (result.message === undefined) return { entry: now, sent: { done: true } };
    // The server deletes a file that no receipt has named for a day: it is sent again.
    if (result.code !== 'NOT_FOUND' || !file) return { entry: now, sent: { refusal: result.message } };
    const { fileId: _gone, ...content } = now.content;
    const next = await changeEntry(now, { content });
    if (!next) throw new Later(true);
    now = { ...next, kind: 'receipt' };
  }
  throw new Later(true);
}
