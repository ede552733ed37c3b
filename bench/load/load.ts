/** The interface to the load process. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Hits, Volley } from './volley.ts';

export interface Load {
  /** Sends a volley and returns the responses. Throws an Error if any is not good. */
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
