/** What makes someone a different payee for the IRS: the number, or the name that goes with it. */
import { createHash } from 'node:crypto';

interface Identified {
  legalName: string;
  taxNumberType: string;
  taxNumberIndex: string;
}

/** A fingerprint that documents keep. A new data key changes the index, and with it the fingerprint: see rotate.service.ts. */
export const computeIdentity = (profile: Identified | null): string =>
  createHash('sha256')
    .update(JSON.stringify([profile?.legalName, profile?.taxNumberType, profile?.taxNumberIndex]))
    .digest('base64url');
