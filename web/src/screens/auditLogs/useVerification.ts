import { useState } from 'react';

/** The result of a verification, in words. */
export interface Finding {
  readonly intact: boolean;
  readonly title: string;
  readonly text: string;
}

/** The last verification's result, or the message why it could not run. */
export type Verified = Finding | { readonly failure: string };

/** Keeps a verification's result until it is dismissed. `progress` describes the running step. */
export function useVerification(progress: string, isVerifying: boolean, run: () => Promise<Verified>) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const verify = async () => {
    setVerified(null);
    setVerified(await run());
  };
  return { progress, isVerifying, verify, verified, dismiss: () => setVerified(null) };
}

export type Verification = ReturnType<typeof useVerification>;
