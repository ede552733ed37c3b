import { counted } from '../../kit/lib/labels';

type Progress = {
  readonly finishedAt: string | null | undefined;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
};

const written = (count: number) => count.toLocaleString('en-US');

/** '120 of 300 processed: 118 generated, 2 failed' while it runs, '298 forms generated, 2 failed' afterwards. */
export function formatFormBatchMessage({ finishedAt, total, done, refused }: Progress): string {
  const refusals = refused > 0 ? `, ${written(refused)} failed` : '';
  if (finishedAt) return `${counted(done, 'form')} generated${refusals}`;
  return `${written(done + refused)} of ${written(total)} processed: ${written(done)} generated${refusals}`;
}

/** 'Generate 12 Ready Forms' */
export const generateLabel = (ready: number): string => `Generate ${counted(ready, 'Ready Form')}`;
