/** Parts that several commands share. */
import { type Logger, pino } from 'pino';
import { summarize, verifyAuditLog } from '../audit/verify.service.ts';
import type { Services } from '../operation/services.ts';
import type { Report } from './command.ts';

/** Errors behind a command; standard output is for the command itself. */
export const createCommandLog = (level: 'warn' | 'error' | 'silent'): Logger =>
  pino({ level }, pino.destination(2));

/** How far the work has come. */
export const sayTable =
  ({ say }: Report) =>
  (name: string, rows: number): void =>
    say(`  ${name}: ${rows.toLocaleString('en-US')}`);

/** Verifies the copied audit log and tells the result. */
export async function sayWhetherIntact(services: Services, { say, complain }: Report): Promise<void> {
  const verification = await verifyAuditLog(services);
  if (verification.intact) say(`Audit log: ${summarize(verification)}`);
  else complain(`The copied audit log is not intact: ${summarize(verification)}`);
}
