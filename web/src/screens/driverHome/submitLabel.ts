import { counted } from '../../kit/lib/labels';

/** What the week's button reads: how many days it submits, or that all of them are in. */
export function submitLabel(changes: number, isLogged: boolean): string {
  if (changes > 0) return `Submit ${counted(changes, 'Day')}`;
  return isLogged ? 'Submitted' : 'Submit Days';
}
