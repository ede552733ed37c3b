import { graphql, readInlineData } from 'relay-runtime';
import type {
  receiptRow_receipt$data,
  receiptRow_receipt$key,
} from '../../__generated__/receiptRow_receipt.graphql';

/** A receipt of a list. Read as plain data, because lists of days and of people group them. */
export type ReceiptRow = Omit<receiptRow_receipt$data, ' $fragmentType'>;

export function receiptRow(key: receiptRow_receipt$key): ReceiptRow {
  return readInlineData(
    graphql`
      fragment receiptRow_receipt on Receipt @inline @throwOnFieldError {
        id
        date
        category
        amount
        purpose
        status
        rejectionReason
        revision
        needsFile
        viewerCanEdit
        viewerCanDecide
        file {
          ...ReceiptPicture_file @relay(mask: false)
        }
        duplicateHints
        payrollRun {
          number
        }
      }
    `,
    key,
  );
}
