/** `npm start`: the portal for real use. Reads the rest only when a signal to stop ends it in good order. */
import { stopSignal } from './stopSignal.ts';

const signal = stopSignal();
const { start } = await import('./start.ts');
await start(signal);
