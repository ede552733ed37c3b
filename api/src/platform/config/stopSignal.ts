/** The signal that tells the process to stop. Imports nothing, so that it loads before anything else. */

/** Aborted at the first SIGTERM or SIGINT, with the signal's name as the reason; further ones change nothing. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => stopping.abort(name));
  return stopping.signal;
}
