/** A thread of the pool. */
import { runAfterServer } from '../lowPriority.ts';
import { type Checked, checkReceived } from './check.ts';

runAfterServer();

export default async function work({ bytes }: { bytes: Uint8Array }): Promise<Checked> {
  return checkReceived(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
