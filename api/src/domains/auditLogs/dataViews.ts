/**
 * What was handed out of a person's data, as they see it: the row of each action that does so says what. The indexes
 * AuditLog_data_views_idx and AuditLog_data_views_of_many_idx have the same actions.
 */
import { actionsHandingOut, findAction } from '../../audit/actions.ts';
import { toValues } from './changes.ts';

/** Entries about many people name each of them; the others are about one. */
export const OF_MANY = actionsHandingOut('MANY');
export const OPENINGS = [...actionsHandingOut('ONE'), ...OF_MANY];

/** Such as 'Form 1099-NEC for 2025'. */
export const formatOpened = ({ action, newValues }: { action: string; newValues: unknown }): string =>
  findAction(action).handsOut?.what(toValues(newValues)) ?? 'Other data';
