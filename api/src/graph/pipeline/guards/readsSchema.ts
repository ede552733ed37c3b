import type { Viewer } from '../../../operation/context.ts';
import { findDuty } from '../../../viewer/duties.ts';

/** Who may know the names in the schema: everyone who is signed in, by a session or a token, and has no open duty. */
export const readsSchema = (viewer: Viewer | null | undefined): boolean => !!viewer && !findDuty(viewer);
