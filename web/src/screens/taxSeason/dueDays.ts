import { formatDate } from 'rules/instantFormats';
import { counted } from '../../kit/lib/labels';

type Deadline = { readonly what: string; readonly date: string };

/** A day with its deadlines. */
export type DueDay = {
  readonly date: string;
  readonly what: readonly string[];
  /** The first future one is `next`. */
  readonly state: 'past' | 'next' | 'later';
  /** 'in 72 days', 'today', 'past'. */
  readonly distance: string;
};

const MS_A_DAY = 86_400_000;

function distance(today: string, date: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / MS_A_DAY);
  if (days === 0) return 'today';
  return days < 0 ? 'past' : `in ${counted(days, 'day')}`;
}

/** The deadlines of a season as days in order, seen from `today`. */
export function dueDays(deadlines: readonly Deadline[], today: string): readonly DueDay[] {
  const dates = [...new Set(deadlines.map(({ date }) => date))].sort();
  const next = dates.find((date) => date >= today);
  return dates.map((date) => ({
    date,
    what: deadlines.filter((deadline) => deadline.date === date).map(({ what }) => what),
    state: date === next ? 'next' : date < today ? 'past' : 'later',
    distance: distance(today, date),
  }));
}

/** 'Next: Feb 1, 2027, in 72 days'; null when no deadline is left. */
export function nextDueText(days: readonly DueDay[]): string | null {
  const next = days.find(({ state }) => state === 'next');
  return next ? `Next: ${formatDate(next.date)}, ${next.distance}` : null;
}
