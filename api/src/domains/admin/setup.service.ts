/** What is left of a portal's first day: an administrator's home begins with it until all is done. */
import type { Context } from '../../operation/context.ts';
import { readCompany } from '../company/company.service.ts';
import { listSampleFields } from '../company/sample.ts';
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
  const [{ firstName, lastName, ...rows }, company] = await Promise.all([
    context.sql.read(context, setupRows({ viewerId: context.viewer!.id })),
    readCompany(context.db),
  ]);
  return {
    ...rows,
    hasOwnName: !isUnnamed({ firstName, lastName }),
    hasCompany: listSampleFields(company).length === 0,
  };
}
