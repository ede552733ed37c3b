/** What a signed-in person must do before anything else. */
import type { AdmissionCode } from 'rules/errorCodes';
import type { Viewer } from '../operation/context.ts';

type Duty = Extract<AdmissionCode, 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_REQUIRED'>;

/** The first duty, by the code of its error; null if there is none. */
export function findDuty(viewer: Pick<Viewer, 'mustChangePassword' | 'mustAddFactor'>): Duty | null {
  if (viewer.mustChangePassword) return 'PASSWORD_CHANGE_REQUIRED';
  return viewer.mustAddFactor ? 'SECOND_FACTOR_REQUIRED' : null;
}
