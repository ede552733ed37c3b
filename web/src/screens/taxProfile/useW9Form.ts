import { useState } from 'react';
import { fieldMessages } from '../../kit/relay/fieldMessages';
import { notify } from '../../kit/ui/notify';
import { useCertifyTaxProfile } from './useCertifyTaxProfile';
import { changesStatus, isTyped, validateW9, type W9Errors, type W9Values, w9Input } from './w9Values';

type Failure = { message: string | null; byField: W9Errors };
const noFailure: Failure = { message: null, byField: {} };

/**
 * The form's input, and its submission. A refusal keeps all input; once it is signed the input is dropped at once,
 * including the number.
 */
export function useW9Form(
  initial: W9Values,
  before: Parameters<typeof changesStatus>[1],
  onCertified: () => Promise<void>,
) {
  const [typed, setTyped] = useState<Partial<W9Values>>({});
  const [failure, setFailure] = useState(noFailure);
  const [isSigned, setSigned] = useState(false);
  const [certify, isSending] = useCertifyTaxProfile();
  const values: W9Values = { ...initial, ...typed };
  const isBusy = isSending || isSigned;
  const isOtherStatus = changesStatus(values, before);

  const change = (changes: Partial<W9Values>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setFailure(({ byField }) => {
      const others = Object.entries(byField).filter(([field]) => !(field in changes));
      return { message: null, byField: Object.fromEntries(others) };
    });
  };
  const sign = async () => {
    if (isBusy) return;
    const errors = validateW9(values);
    setFailure({ message: null, byField: errors });
    if (Object.keys(errors).length > 0) return;
    const outcome = await certify({ input: w9Input(values, isOtherStatus) });
    if (!outcome.ok) return setFailure({ message: outcome.message, byField: fieldMessages(outcome.issues) });
    setTyped({});
    setSigned(true);
    notify.success('Form W-9 signed and certified.');
    for (const warning of outcome.result.warnings) notify.warning(warning);
    await onCertified();
    setSigned(false);
  };
  return { values, failure, change, sign, isBusy, isOtherStatus, isDirty: isTyped(initial, values) };
}
