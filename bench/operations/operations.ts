/** Every operation measured against the limit. */
import { webDocument } from './documents.ts';
import type { Operation } from './operation.ts';
import { adminDashboard, audit, contractors, driverDashboard, managerDashboard } from './reads.ts';
import { submit } from './submit.ts';

export const OPERATIONS: readonly Operation[] = [
  audit,
  contractors,
  adminDashboard,
  managerDashboard,
  driverDashboard,
  submit,
];

/** The texts by id of operations without some regions, which no client has. */
export const reducedTexts = (): Record<string, string> =>
  Object.fromEntries(
    OPERATIONS.filter(({ without }) => without).map(({ document, without }) => {
      const { id, text } = webDocument(document, without);
      return [id, text];
    }),
  );
