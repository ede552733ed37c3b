import { firstLoad } from './firstLoad.ts';
import { growth } from './growth.ts';
import { longLog } from './longLog.ts';
import { neighbor } from './neighbor.ts';
import type { Part } from './part.ts';
import { payday } from './payday.ts';
import { signIns } from './signIns.ts';
import { taxForms } from './taxForms.ts';
import { typing } from './typing.ts';

/** The measurements of the portal alone. */
export const PARTS: readonly Part[] = [
  growth,
  longLog,
  typing,
  payday,
  signIns,
  firstLoad,
  taxForms,
  neighbor,
];
