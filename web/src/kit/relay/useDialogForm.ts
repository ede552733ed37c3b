import { useState } from 'react';
import { useOnceMore } from '../ui/useOnceMore';
import { fieldMessages } from './fieldMessages';
import type { Outcome } from './useMutation';

/** Messages by field name. */
export type FieldErrors = Partial<Record<string, string>>;

const listed = (errors: FieldErrors): string[] => Object.values(errors).filter((text) => text !== undefined);

/**
 * The state of an open dialog: its values, the errors beside the fields and the reason for the last refusal. Typing in
 * a field clears its error; a refused attempt keeps all values.
 */
export function useDialogForm<Values extends Record<string, string>>(
  initial: Values,
  check: (values: Values) => FieldErrors,
  /** Returns what to confirm before sending; null if nothing is unusual. */
  ask: (values: Values) => string | null = () => null,
) {
  const { question, isMeant, forget } = useOnceMore();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string | null>(null);
  const change = (field: keyof Values & string, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: undefined }));
    forget();
  };
  const submit = async (save: (values: Values) => Promise<Outcome<unknown>>): Promise<boolean> => {
    const found = check(values);
    setErrors(found);
    setError(null);
    if (listed(found).length > 0 || !isMeant(ask(values))) return false;
    const outcome = await save(values);
    if (outcome.ok) return true;
    setError(outcome.message);
    setErrors(fieldMessages(outcome.issues));
    return false;
  };
  return { values, errors, error, issues: listed(errors), question, change, submit };
}
