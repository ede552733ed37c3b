import { useState } from 'react';

/** What a verification found, in words. */
export interface Finding {
  readonly intact: boolean;
  readonly title: string;
  readonly text: string;
}

/** What the last verification found, or the message why it could not be run. */
export type Verified = Finding | { readonly failure: string };

/** Keeps what a verification found until it is dismissed. `progress` says what is being done meanwhile. */
export function useVerification(progress: string, isVerifying: boolean, run: () => Promise<Verified>) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const verify = async () => {
    setVerified(null);
    setVerified(await run());
  };
  return { progress, isVerifying, verify, verified, dismiss: () => setVerified(null) };
}

export type Verification = ReturnType<typeof useVerification>;
