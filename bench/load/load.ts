/** The load as the bench orders it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Hits, Volley } from './volley.ts';

export interface Load {
  /** Sends a volley and returns what came back. Throws an Error if not everything got a good response. */
  fire: (volley: Volley) => Promise<Hits>;
  stop: () => void;
}

export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('./cannon.ts', import.meta.url)), {
    execArgv: ['--conditions=source', '--import', 'tsx'],
  });
  return {
    fire: (volley) =>
      new Promise((resolve, reject) => {
        const end = () => reject(new Error('The process that sends the load has ended.'));
        child.once('exit', end);
        child.once('message', ({ hits, error: failure }: { hits?: Hits; error?: string }) => {
          child.off('exit', end);
          if (hits) resolve(hits);
          else reject(new Error(failure));
        });
        child.send(volley);
      }),
    stop: () => child.disconnect(),
  };
}
