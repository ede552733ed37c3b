import type { Bus, BusOptions } from './bus.ts';
import { localBus } from './localBus.ts';
import { postgresBus } from './postgresBus.ts';

export const createBus = (options: BusOptions): Bus =>
  options.database.embedded ? localBus() : postgresBus(options);
