import { DownloadError, downloadFile, type FileRequest } from '../lib/download';
import { FRESH_SESSION_REQUIRED, identityConfirmed } from './confirmation';
import { ownPage } from './ownPage';

/** The outcome: `why` is null if the user canceled. */
export type Downloaded =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: string | null; readonly code?: string | null };

/** Saves a file of the REST API for the signed-in user, who is asked for the password if the server requires it. */
export async function downloadOwn(file: FileRequest): Promise<Downloaded> {
  for (;;) {
    try {
      await downloadFile(file, ownPage());
      return { ok: true };
    } catch (error) {
      if (!(error instanceof DownloadError)) return { ok: false, why: file.failure };
      if (error.code !== FRESH_SESSION_REQUIRED) return { ok: false, why: error.message, code: error.code };
      if (!(await identityConfirmed())) return { ok: false, why: null };
    }
  }
}
