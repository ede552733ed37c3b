import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useBankFileMutation } from '../../__generated__/useBankFileMutation.graphql';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { useMutation } from '../../kit/relay/useMutation';
import { downloadOwn } from '../../kit/session/downloadOwn';
import type { MadeFile } from './MadeFiles';
import type { Choices } from './useBankFilePreview';

export type BankFileFormat = 'NACHA' | 'CSV';
type BankFile = Choices & { week: string; format: BankFileFormat; effectiveOn: string };

const FAILURE = 'Failed to download the bank file';
const nameFile = (week: string, format: string): string =>
  format === 'CSV' ? `payroll-${week}-bank.csv` : `payroll-${week}.ach`;

/** The result: a second person may have to approve first. */
type Outcome = 'saved' | 'asked' | 'failed';

/**
 * Makes the bank file and downloads it, or requests a second person's approval; `error` is the reason, null if the user
 * canceled.
 */
export function useBankFile() {
  const [saving, setSaving] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const keyOf = useIdempotencyKey();
  const [make] = useMutation<useBankFileMutation>(
    graphql`
      mutation useBankFileMutation($input: MakeBankFileInput!) {
        result: makeBankFile(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on MakeBankFilePayload @alias(as: "made") {
            bankFile {
              id
            }
          }
        }
      }
    `,
    { failure: 'Failed to make the bank file' },
  );
  const save = async ({ week, ...chosen }: BankFile): Promise<Outcome> => {
    setError(null);
    setSaving(chosen.format);
    const input = { weekStart: week, ...chosen };
    const outcome = await make({ input: { ...input, idempotencyKey: keyOf(input) } });
    const file = outcome.ok ? outcome.result.made?.bankFile : null;
    if (file) return (await saveMade({ id: file.id, format: chosen.format }, week)) ? 'saved' : 'failed';
    setSaving(null);
    if (outcome.ok) return 'failed';
    if (outcome.code === 'APPROVAL_REQUIRED') return 'asked';
    setError(outcome.message);
    return 'failed';
  };
  /** Downloads an earlier file. */
  const saveMade = async (
    { id, format }: Pick<MadeFile, 'id' | 'format'>,
    week: string,
  ): Promise<boolean> => {
    setError(null);
    setSaving(id);
    const outcome = await downloadOwn({
      path: `/api/payroll/bank-files/${id}`,
      fallbackName: nameFile(week, format),
      failure: FAILURE,
    });
    setSaving(null);
    if (!outcome.ok) setError(outcome.why);
    return outcome.ok;
  };
  return { save, saveMade, saving, error };
}
