import { useState } from 'react';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import type { Outcome } from '../../kit/relay/useMutation';
import { type ContractorValues, type Faults, listed, missing } from './contractorForm';

/**
 * What a dialog holds while it is open: the typing, its faults beside the fields and the reason of the last refusal.
 * Typing in a field takes its fault away; a refused attempt takes away nothing that was typed.
 */
export function useContractorForm<Values extends ContractorValues>(
  initial: Values,
  check: (values: Values) => Faults = missing,
) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<string | null>(null);
  const change = (field: keyof Values & string, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setFaults((current) => ({ ...current, [field]: undefined }));
  };
  const submit = async (save: (values: Values) => Promise<Outcome<unknown>>): Promise<boolean> => {
    const found = check(values);
    setFaults(found);
    setError(null);
    if (listed(found).length > 0) return false;
    const outcome = await save(values);
    if (outcome.ok) return true;
    setError(outcome.message);
    setFaults(fieldMessages(outcome.issues));
    return false;
  };
  return { values, faults, error, issues: listed(faults), change, submit };
}
