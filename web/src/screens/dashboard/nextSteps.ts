/** A driver's next steps, derived from the days and the latest runs. */

import { formatWeek } from 'rules/dayFormats';
import { addDays } from 'rules/days';
import { formatDate } from 'rules/instantFormats';
import { counted } from '../../kit/lib/labels';

/** How many days a void statement counts as new. */
const NEWS_DAYS = 14;

export type NextStep = {
  readonly kind: 'submit' | 'rejected' | 'void' | 'w9';
  readonly text: string;
  readonly to: string;
};

type Run = {
  readonly id: string;
  readonly number: number;
  readonly weekStart: string;
  readonly status: string;
  /** An instant. */
  readonly processedAt: string;
  readonly isReplaced: boolean;
};

export type Standing = {
  /** The company's day. */
  readonly today: string;
  /** The Monday of last week until it is submitted. */
  readonly unsentWeek: string | null | undefined;
  readonly rejectedDays: number;
  /** A contractor who has not signed a Form W-9. */
  readonly lacksW9: boolean;
  /** When a form was requested that is not signed yet. */
  readonly w9RequestedAt: string | null | undefined;
  /** The newest first. */
  readonly runs: readonly Run[];
};

/** The steps, the most urgent first; empty if there are none. */
export function nextSteps(standing: Standing): NextStep[] {
  const { today, unsentWeek, rejectedDays, lacksW9, w9RequestedAt, runs } = standing;
  const steps: NextStep[] = [];
  if (unsentWeek) {
    const text = `Submit last week: ${formatWeek(unsentWeek)} isn’t in yet`;
    steps.push({ kind: 'submit', text, to: '/dashboard/time-logs' });
  }
  if (rejectedDays > 0) {
    const were = rejectedDays === 1 ? 'was' : 'were';
    const text = `${counted(rejectedDays, 'day')} ${were} rejected: see why`;
    steps.push({ kind: 'rejected', text, to: '/dashboard/time-logs?status=REJECTED' });
  }
  for (const run of runs) {
    if (run.status !== 'VOID' || run.isReplaced || !isNews(run, today)) continue;
    const text = `Statement #${run.number} for ${formatWeek(run.weekStart)} is void: see why`;
    steps.push({ kind: 'void', text, to: toStatementPath(run) });
  }
  if (w9RequestedAt) {
    const text = `Sign your Form W-9: requested on ${formatDate(w9RequestedAt)}`;
    steps.push({ kind: 'w9', text, to: '/dashboard/tax-information' });
  } else if (lacksW9) {
    const text = 'Sign your Form W-9: your tax documents need it';
    steps.push({ kind: 'w9', text, to: '/dashboard/tax-information' });
  }
  return steps;
}

const toStatementPath = ({ id }: Run) => `/dashboard/statements/${encodeURIComponent(id)}`;

const isNews = ({ processedAt }: Run, today: string) => processedAt.slice(0, 10) > addDays(today, -NEWS_DAYS);
