/** A thousand forms as one job, in the process that also serves requests: how long others wait meanwhile. */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { openDatabase } from '../../api/src/platform/db/database.ts';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { portalOver } from '../../api/test/support/portal.ts';
import { seasons } from '../../api/test/support/taxSeason.ts';
import { LAG } from '../bars.ts';
import type { Asker } from '../company/askers.ts';
import { type Place, toSecrets } from '../company/company.ts';
import { placeBeside } from '../company/placeBeside.ts';
import { printList } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import { startPortal } from '../servers/fleet.ts';
import type { Running } from '../servers/launch.ts';
import { startBatch, untilFinished } from './asking.ts';
import type { Part } from './part.ts';

const FORMS = 1_000;
const YEAR = 2025;
/** These warm the code up and are not counted. */
const FIRST_FORMS = 20;

/** A company with this many form recipients, and its administrator. */
async function foundPayees(place: Place): Promise<Asker> {
  const database = await openDatabase(place, pino({ level: 'silent' }));
  await migrate(database.pool);
  const portal = portalOver(database, {}, toSecrets(place));
  portal.setClock(new Date().toISOString());
  const tax = seasons(portal);
  await tax.saveCompany();
  await tax.joinPayees(FIRST_FORMS, YEAR - 1);
  await tax.joinPayees(FORMS, YEAR, FIRST_FORMS);
  const admin = await portal.joinStaff('IT_Admin');
  await portal.close();
  return admin;
}

/** Generates a year's forms as a press of the button does; returns the seconds until the last is done. */
async function makeForms(portal: Running, admin: Asker, year: number, forms: number): Promise<number> {
  const start = performance.now();
  const input = { type: 'FORM_1099_NEC', year, idempotencyKey: randomUUID() };
  const batch = await startBatch(portal, admin, 'TaxDocumentBatch', input);
  const done = await untilFinished(portal, admin, 'TaxDocumentBatch', batch);
  if (done !== forms) throw new Error(`${done} of ${forms} forms were made`);
  return (performance.now() - start) / 1000;
}

export const taxForms: Part = {
  name: 'forms',
  run: async ({ company }) => {
    const place = await placeBeside(company.place, 'forms');
    const admin = await foundPayees(place);
    const portal = await startPortal(place);
    try {
      await makeForms(portal, admin, YEAR - 1, FIRST_FORMS);
      portal.watchTurns();
      await portal.used();
      const seconds = await makeForms(portal, admin, YEAR, FORMS);
      const { lagP99Ms, lagMaxMs, longestTurnMs } = await portal.used();
      printList(`${FORMS.toLocaleString('en-US')} forms as one job, from pressing the button on`, [
        ['all of it', `${seconds.toFixed(1)} s`],
        ['a form', `${((seconds / FORMS) * 1000).toFixed(1)} ms`],
        ['event loop delay, 99 of 100 and longest', `${lagP99Ms.toFixed(1)} / ${lagMaxMs.toFixed(1)} ms`],
        ['longest turn, processor time', `${longestTurnMs.toFixed(1)} ms`],
      ]);
      return [promised('The longest turn while a thousand forms are made, ms', longestTurnMs, LAG)];
    } finally {
      await portal.stop();
    }
  },
};
