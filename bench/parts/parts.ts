import { everybody } from './everybody.ts';
import { firstLoad } from './firstLoad.ts';
import { longLog } from './longLog.ts';
import { neighbor } from './neighbor.ts';
import type { Part } from './part.ts';
import { signIns } from './signIns.ts';
import { taxForms } from './taxForms.ts';

/** What is measured only of the portal. */
export const PARTS: readonly Part[] = [longLog, everybody, signIns, firstLoad, taxForms, neighbor];
