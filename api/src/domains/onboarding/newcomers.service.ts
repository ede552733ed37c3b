/** New people: active, with at least one open onboarding step. */
import { addDays } from 'rules/days';
import { startOfDay, todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { people } from '../people/directory.sql.ts';
import { personMatches } from '../people/search.ts';
import { anyOpen, withOpen } from './newcomers.sql.ts';
import type { StepName } from './steps.ts';

/** After this many days, an address, a bank account and a first day no longer count as open. */
const NEW_DAYS = 60;

/** Active people with an open step, or with this one open. */
export function newcomersFilter(
  { now, timeZone }: Context,
  { step, search }: { step?: StepName | null; search?: string | null },
): Condition[] {
  const day = addDays(todayIn(now(), timeZone), -NEW_DAYS);
  const isOpen = step ? withOpen[step] : anyOpen;
  return [
    ...[people.notArchived(), people.active({ is: true })],
    ...[isOpen({ day, moment: startOfDay(day, timeZone) }), ...personMatches(search)],
  ];
}
