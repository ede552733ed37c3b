/** What makes someone a different payee for the IRS: the number, or its name. */
import { createHash } from 'node:crypto';

interface Identified {
  legalName: string;
  taxNumberType: string;
  taxNumberIndex: string;
}

/** A fingerprint stored in documents. A new data key changes the index and the fingerprint: see rotate.service.ts. */
export const computeIdentity = (profile: Identified | null): string =>
  createHash('sha256')
    .update(JSON.stringify([profile?.legalName, profile?.taxNumberType, profile?.taxNumberIndex]))
    .digest('base64url');
