import { useState } from 'react';
import { DownloadError, downloadFile, type FileRequest } from '../lib/download';
import { notify } from '../ui/notify';
import { currentSession } from './sessionStore';

/** Saves a file of the REST door and tells why it could not be had. Answers whether it is saved. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  const download = async (file: Omit<FileRequest, 'token'>): Promise<boolean> => {
    setBusy(true);
    try {
      await downloadFile({ ...file, token: currentSession()?.token ?? null });
      return true;
    } catch (error) {
      notify.error(error instanceof DownloadError ? error.message : file.failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return [download, isBusy] as const;
}
