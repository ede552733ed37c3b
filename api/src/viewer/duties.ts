/** What someone who is signed in has to do before anything else. */
import type { AdmissionCode } from 'rules/errorCodes';
import type { Viewer } from '../operation/context.ts';

type Duty = Extract<AdmissionCode, 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_REQUIRED'>;

/** The first of them, by the code of its refusal; null for someone who is free to work. */
export function findDuty(viewer: Pick<Viewer, 'mustChangePassword' | 'mustAddFactor'>): Duty | null {
  if (viewer.mustChangePassword) return 'PASSWORD_CHANGE_REQUIRED';
  return viewer.mustAddFactor ? 'SECOND_FACTOR_REQUIRED' : null;
}
