import { useState } from 'react';
import { downloadOwn } from '../../kit/session/downloadOwn';
import type { MadeFile } from './MadeFiles';
import type { Choices } from './useBankFilePreview';

export type BankFileFormat = 'NACHA' | 'CSV';
type BankFile = Choices & { week: string; format: BankFileFormat; effectiveOn: string };

const FAILURE = 'Failed to download the bank file';
const nameFile = (week: string, format: string): string =>
  format === 'CSV' ? `payroll-${week}-bank.csv` : `payroll-${week}.ach`;

/** What has become of it: a second person may have to agree first. */
type Outcome = 'saved' | 'asked' | 'failed';

/** Saves the file for the bank, or asks a second person; `error` says why not, null where it was called off. */
export function useBankFile() {
  const [saving, setSaving] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = async ({ week, format, effectiveOn, ...choices }: BankFile): Promise<Outcome> => {
    setError(null);
    setSaving(format);
    const query = new URLSearchParams({
      ...{ weekStart: week, format, effectiveOn },
      includeNew: String(choices.includeNew),
      includeRepeated: String(choices.includeRepeated),
    });
    const outcome = await downloadOwn({
      path: `/api/payroll/bank-file?${query}`,
      fallbackName: nameFile(week, format),
      failure: FAILURE,
    });
    setSaving(null);
    if (outcome.ok) return 'saved';
    if (outcome.code === 'APPROVAL_REQUIRED') return 'asked';
    setError(outcome.why);
    return 'failed';
  };
  /** Saves a file that was made before. */
  const saveMade = async ({ id, format }: Pick<MadeFile, 'id' | 'format'>, week: string): Promise<void> => {
    setError(null);
    setSaving(id);
    const outcome = await downloadOwn({
      path: `/api/payroll/bank-files/${id}`,
      fallbackName: nameFile(week, format),
      failure: FAILURE,
    });
    setSaving(null);
    if (!outcome.ok) setError(outcome.why);
  };
  return { save, saveMade, saving, error };
}
