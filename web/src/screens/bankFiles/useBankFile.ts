import { useState } from 'react';
import { downloadOwn } from '../../kit/session/downloadOwn';
import type { Choices } from './useBankFilePreview';

export type BankFileFormat = 'NACHA' | 'CSV';
type BankFile = Choices & { week: string; format: BankFileFormat; effectiveOn: string };

/** Saves the file for the bank. Returns whether it is saved; `error` says why not, null where it was called off. */
export function useBankFile() {
  const [saving, setSaving] = useState<BankFileFormat | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = async ({ week, format, effectiveOn, ...choices }: BankFile): Promise<boolean> => {
    setError(null);
    setSaving(format);
    const query = new URLSearchParams({
      ...{ weekStart: week, format, effectiveOn },
      includeNew: String(choices.includeNew),
      includeRepeated: String(choices.includeRepeated),
    });
    const outcome = await downloadOwn({
      path: `/api/payroll/bank-file?${query}`,
      fallbackName: format === 'CSV' ? `payroll-${week}-bank.csv` : `payroll-${week}.ach`,
      failure: 'Failed to download the bank file',
    });
    setSaving(null);
    if (!outcome.ok) setError(outcome.why);
    return outcome.ok;
  };
  return { save, saving, error };
}
