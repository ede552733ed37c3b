import { useState } from 'react';
import type { FileRequest } from '../lib/download';
import { notify } from '../ui/notify';
import { downloadOwn } from './downloadOwn';

/** Saves a file of the REST API and reports a failure. Returns whether it was saved. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  const download = async (file: FileRequest): Promise<boolean> => {
    setBusy(true);
    const outcome = await downloadOwn(file);
    setBusy(false);
    if (!outcome.ok && outcome.why !== null) notify.error(outcome.why);
    return outcome.ok;
  };
  return [download, isBusy] as const;
}
