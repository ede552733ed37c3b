/** Why nothing was backed up, restored or transferred; one line for the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
