import { counted } from '../../kit/lib/labels';

/** The text of the week's button: how many days it submits, or that all are submitted. */
export function submitLabel(changes: number, isLogged: boolean): string {
  if (changes > 0) return `Submit ${counted(changes, 'Day')}`;
  return isLogged ? 'Submitted' : 'Submit Days';
}
