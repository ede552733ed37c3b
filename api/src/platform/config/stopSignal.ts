/** The signal that stops the process. It imports nothing, so that it loads before anything else. */

/** Aborted at the first SIGTERM or SIGINT, with the signal's name as the reason; later ones change nothing. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => stopping.abort(name));
  return stopping.signal;
}
