/** A thread of the pool. */
import { move } from 'piscina';
import { runAfterServer } from '../lowPriority.ts';
import { type PdfData, render } from './render.ts';

runAfterServer();

interface Task<Kind extends keyof PdfData> {
  kind: Kind;
  data: PdfData[Kind];
}

export default async function work<Kind extends keyof PdfData>({ kind, data }: Task<Kind>) {
  const bytes = await render(kind, data);
  // A separate buffer, transferred instead of copied.
  return move(new Uint8Array(bytes).buffer);
}
