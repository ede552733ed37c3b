import { formatAmount } from 'rules/amounts';

type Progress = {
  readonly finishedAt: string | null | undefined;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly paidTotal: number;
};

const written = (count: number) => count.toLocaleString('en-US');

/** 'The board says why for 200 that failed, and 37 more are in the results.'; null if it does for all. */
export const formatMoreRefusals = (shown: number, more: number): string | null =>
  more > 0
    ? `The board says why for ${written(shown)} that failed, and ${written(more)} more are in the results.`
    : null;

/** '120 of 300 processed: 118 done, 2 failed' while it runs, '298 done, 2 failed, $71,520.00 in all' afterwards. */
export function formatBatchMessage({ finishedAt, total, done, refused, paidTotal }: Progress): string {
  const outcome = refused > 0 ? `${written(done)} done, ${written(refused)} failed` : `${written(done)} done`;
  if (finishedAt) return `${outcome}, ${formatAmount(paidTotal)} in all`;
  return `${written(done + refused)} of ${written(total)} processed: ${outcome}`;
}
