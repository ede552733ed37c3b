/** `npm start`: the portal for real use. Reads the rest only when a signal to stop ends it in good order. */
import { stopSignal } from './platform/config/stopSignal.ts';

const signal = stopSignal();
const { start } = await import('./app/start.ts');
await start(signal);
