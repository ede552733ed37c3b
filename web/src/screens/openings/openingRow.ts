import { graphql, readInlineData } from 'relay-runtime';
import type {
  openingRow_opening$data,
  openingRow_opening$key,
} from '../../__generated__/openingRow_opening.graphql';

/** A year's pay from before the portal was used. */
export type OpeningRow = Omit<openingRow_opening$data, ' $fragmentType'>;

export const openingRow = (key: openingRow_opening$key): OpeningRow =>
  readInlineData(
    graphql`
      fragment openingRow_opening on OpeningBalance @inline @throwOnFieldError {
        id
        year
        paidThrough
        compensation
        reimbursed
        withheld
        createdAt
        enteredBy
        voidedAt
        voidReason
        viewerCanVoid
      }
    `,
    key,
  );
