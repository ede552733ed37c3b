import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { failureReason } from '../../kit/relay/failures';
import { readWhole, type Whole } from './readWhole';
import type { ReadyQuery } from './readyQuery';

type Outcome =
  | { readonly ok: true; readonly whole: Whole }
  | { readonly ok: false; readonly reason: string | undefined };

/** Runs a query on demand. What it returned stays until the next run has ended. */
export function useWhole(ready: ReadyQuery) {
  const environment = useRelayEnvironment();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const run = async () => {
    reading.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    setProgress('Running...');
    const onPage = (read: number, total = read) =>
      setProgress(
        total > read
          ? `Read ${read.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
          : `Read ${read.toLocaleString('en-US')}`,
      );
    try {
      const whole = await readWhole(environment, ready, { onPage, signal });
      if (whole) setOutcome({ ok: true, whole });
    } catch (error) {
      if (!signal.aborted) setOutcome({ ok: false, reason: failureReason(error) });
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };
  return { outcome, progress, run };
}
