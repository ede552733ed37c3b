import { useEffect, useEffectEvent } from 'react';

const HOUR_MS = 3_600_000;
/** A moment after the hour, so that the server's clock has passed it too. */
const AFTER_MS = 5_000;

/**
 * Runs shortly after every full hour. A week ends at midnight in the company's time zone, which is a full hour on every
 * clock in the country, so one clock serves both the hourly refresh and the moment an upcoming week becomes the current
 * one.
 */
export function useHourlyRefresh(run: () => void): void {
  const onHour = useEffectEvent(run);
  useEffect(() => {
    let timer: number;
    const wait = () => {
      timer = window.setTimeout(
        () => {
          onHour();
          wait();
        },
        HOUR_MS - ((Date.now() - AFTER_MS) % HOUR_MS),
      );
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
}
