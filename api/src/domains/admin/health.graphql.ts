/** What is wrong with the portal right now. */
import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { readBackupHealth } from '../backups/attempts.ts';
import { BackupHealth } from '../backups/backupHealth.graphql.ts';
import {
  countFailedJobs,
  countFailedSignIns,
  countUndelivered,
  countWithoutFactor,
  type FailedSignIns,
  readFreeDisk,
} from './health.service.ts';

const SignInFailures = builder.objectRef<FailedSignIns>('SignInFailures').implement({
  tokenScope: 'LOGS_READ',
  description: 'Failed sign-ins, and whether there are more than usual.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    recent: t.exposeInt('recent', { description: 'How many there were in the last 24 hours.' }),
    usual: t.exposeInt('usual', {
      description: 'The daily average over the 30 days before that, rounded up.',
    }),
  }),
});

export const SystemHealth = builder.objectRef<object>('SystemHealth').implement({
  tokenScope: 'LOGS_READ',
  description: 'What may be wrong with the portal, as far as the server itself knows.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    signInFailures: t.field({
      type: SignInFailures,
      description: 'Failed sign-ins in the last 24 hours, compared with usual.',
      resolve: (_health, _args, context) => countFailedSignIns(context),
    }),
    failedJobs: t.int({
      description: 'How many background jobs were given up in the last 24 hours.',
      resolve: (_health, _args, context) => countFailedJobs(context),
    }),
    undeliveredPeople: t.int({
      description: 'How many active people the latest email did not reach.',
      resolve: (_health, _args, context) => countUndelivered(context),
    }),
    peopleWithoutSecondFactor: t.int({
      description: 'How many active people lack the second factor that the company requires of their roles.',
      resolve: (_health, _args, context) => countWithoutFactor(context),
    }),
    freeDiskPercent: t.int({
      nullable: true,
      description: 'How much of the disk with the data folder is free; null if that cannot be read.',
      resolve: (_health, _args, context) => readFreeDisk(context),
    }),
    backups: t.field({
      type: BackupHealth,
      description: "The portal's scheduled backups, and whether they can be restored.",
      resolve: (_health, _args, context) => readBackupHealth(context),
    }),
  }),
});
