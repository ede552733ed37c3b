/** The commands of `carrier-portal`, in the order in which `--help` lists them. A new command is a line here. */
import type { Command } from './command.ts';

interface Row {
  /** What it does, in one line of the help. */
  summary: string;
  load: () => Promise<{ command: Command }>;
}

export const COMMANDS: Readonly<Record<string, Row>> = {
  start: {
    summary: 'Applies pending migrations and serves the portal.',
    load: () => import('./start.command.ts'),
  },
  migrate: {
    summary: 'Applies pending migrations and exits.',
    load: () => import('./migrate.command.ts'),
  },
  doctor: {
    summary: 'Says of each part of the portal how it is, and what to do.',
    load: () => import('./doctor.command.ts'),
  },
  backup: {
    summary: 'Writes the whole database to one file, as of one moment.',
    load: () => import('./backup.command.ts'),
  },
  'backup:verify': {
    summary: 'Proves that a backup can be restored, in a folder that it removes again.',
    load: () => import('./backupVerify.command.ts'),
  },
  restore: {
    summary: 'Reads a backup into an empty location, all or nothing.',
    load: () => import('./restore.command.ts'),
  },
  transfer: {
    summary: 'Moves the embedded database to the empty one at DATABASE_URL.',
    load: () => import('./transfer.command.ts'),
  },
  'audit:verify': {
    summary: 'Proves that the audit log is as it was written.',
    load: () => import('./verify.command.ts'),
  },
  'ledger:verify': {
    summary: 'Adds up the ledger from nothing and compares.',
    load: () => import('./ledger.command.ts'),
  },
  'rotate-keys': {
    summary: 'Moves all that depends on the data key on to the newest one.',
    load: () => import('./rotate.command.ts'),
  },
};
