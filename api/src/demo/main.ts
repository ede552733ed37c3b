/** The portal with the sample company, from a finished build. Reads the rest once it listens to signals. */
import { stopSignal } from '../platform/config/stopSignal.ts';

const signal = stopSignal();
const { start } = await import('./start.ts');
await start(signal);
