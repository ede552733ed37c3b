/** `start`: the portal for real use. Loads the rest only once a stop signal can end the process in order. */
import { stopSignal } from '../platform/config/stopSignal.ts';
import type { Command } from './command.ts';

export const command: Command = {
  options: {},
  run: async (_given, { isJson }) => {
    const signal = stopSignal();
    const { start } = await import('../app/start.ts');
    await start(signal, isJson);
    return {};
  },
};
