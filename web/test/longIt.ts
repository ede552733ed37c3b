/** A test that the long form alone runs (`npm run test:long`). */
import { it } from 'vitest';

export const longIt = it.runIf(process.env.LONG);
