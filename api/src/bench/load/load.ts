/** The load as the bench orders it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Hits, Volley } from './volley.ts';

export interface Load {
  /** Sends a volley and answers what came back. Throws an Error when not everything was answered well. */
  fire: (volley: Volley) => Promise<Hits>;
  stop: () => void;
}

export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('./cannon.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  return {
    fire: async (volley) => {
      const answer = once(child, 'message');
      child.send(volley);
      const [{ hits, fault }] = (await answer) as [{ hits?: Hits; fault?: string }];
      if (!hits) throw new Error(fault);
      return hits;
    },
    stop: () => child.disconnect(),
  };
}
