/** What callers notice of each fault: how long they waited, and how many of their requests were refused. */
import type { RetryOptions } from '../support/retryUntilAnswered.ts';

export interface Noticed {
  fault: string;
  /** Seconds from the first time that a request was sent to its answer, at most. */
  pause: number;
  /** Requests without an answer, or with one that asks to come back. */
  refused: number;
  /** Seconds from the fault to the last of them, at most; null if there was none. */
  recovered: number | null;
}

export interface Watch {
  callers: Pick<RetryOptions, 'onRefusal' | 'onAnswer'>;
  /** Watches the work, which makes the fault happen with what it is given. */
  during: (
    fault: string,
    work: (happen: (act: () => Promise<void>) => Promise<void>) => Promise<void>,
  ) => Promise<void>;
  noticed: Noticed[];
}

export function createWatch(): Watch {
  const noticed: Noticed[] = [];
  let now: Noticed | undefined;
  let began = 0;
  return {
    noticed,
    callers: {
      onAnswer: (waited) => {
        if (now) now.pause = Math.max(now.pause, waited / 1_000);
      },
      onRefusal: () => {
        if (!now) return;
        now.refused += 1;
        now.recovered = Math.max(now.recovered ?? 0, (performance.now() - began) / 1_000);
      },
    },
    during: async (fault, work) => {
      now = { fault, pause: 0, refused: 0, recovered: null };
      noticed.push(now);
      await work(async (act) => {
        began = performance.now();
        await act();
      });
      now = undefined;
    },
  };
}

const seconds = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)} s`);

export function toTable(noticed: readonly Noticed[]): string {
  const rows = [
    ['', 'longest pause', 'requests refused', 'recovered after'],
    ...noticed.map(({ fault, pause, refused, recovered }) => [
      fault,
      seconds(pause),
      String(refused),
      seconds(recovered),
    ]),
  ];
  const widths = rows[0]!.map((_heading, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('   '),
    )
    .join('\n');
}
