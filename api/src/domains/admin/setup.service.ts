/** What remains to be set up in a new portal. An administrator's home begins with it until everything is done. */
import type { Context } from '../../operation/context.ts';
import { listSampleFields, SAMPLE_COMPANY } from '../company/sample.ts';
import { isUnnamed } from '../people/firstAdmin.ts';
import { setupRows } from './setup.sql.ts';

export interface SetupProgress {
  hasOwnName: boolean;
  hasCompany: boolean;
  hasManager: boolean;
  hasDriver: boolean;
  hasWeek: boolean;
}

export async function readSetup(context: Context): Promise<SetupProgress> {
  const viewerId = context.viewer!.id;
  const { firstName, lastName, company, ...rows } = await context.sql.read(context, setupRows({ viewerId }));
  return {
    ...rows,
    hasOwnName: !isUnnamed({ firstName, lastName }),
    hasCompany: listSampleFields(company ?? SAMPLE_COMPANY).length === 0,
  };
}
