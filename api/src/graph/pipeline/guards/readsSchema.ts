import type { Viewer } from '../../../operation/context.ts';
import { findDuty } from '../../../viewer/duties.ts';

/** Who can see the names in the schema: everyone signed in, by session or token, without an open duty. */
export const readsSchema = (viewer: Viewer | null | undefined): boolean => !!viewer && !findDuty(viewer);
