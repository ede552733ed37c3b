/** A thread of the pool. */
import { type Checked, checkReceived } from './check.ts';

export default async function work({ bytes }: { bytes: Uint8Array }): Promise<Checked> {
  return checkReceived(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
