/** What an administrator's home says about the portal's own backups. */
import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import type { BackupHealth as BackupHealthShape } from './attempts.ts';

export const BackupHealth = builder.objectRef<BackupHealthShape>('BackupHealth').implement({
  tokenScope: 'LOGS_READ',
  description: "The portal's scheduled backups.",
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    isScheduled: t.exposeBoolean('isScheduled', {
      description: "Whether the portal's settings name a time and a folder for them.",
    }),
    lastBackupAt: t.expose('lastBackupAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the newest one was made; null if none was.',
    }),
    lastProofAt: t.expose('lastProofAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When one was last restored as a test and found intact; null if none was.',
    }),
    hasBackupFailed: t.exposeBoolean('hasBackupFailed', {
      description: 'Whether the last attempt to make one failed.',
    }),
    hasProofFailed: t.exposeBoolean('hasProofFailed', {
      description: 'Whether the last attempt to restore one as a test failed.',
    }),
  }),
});
