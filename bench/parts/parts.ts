import { everybody } from './everybody.ts';
import { firstLoad } from './firstLoad.ts';
import { growth } from './growth.ts';
import { longLog } from './longLog.ts';
import { neighbor } from './neighbor.ts';
import type { Part } from './part.ts';
import { signIns } from './signIns.ts';
import { taxForms } from './taxForms.ts';
import { typing } from './typing.ts';

/** The measurements of the portal alone. Typing on the board comes before paying everyone on it. */
export const PARTS: readonly Part[] = [
  growth,
  longLog,
  typing,
  everybody,
  signIns,
  firstLoad,
  taxForms,
  neighbor,
];
