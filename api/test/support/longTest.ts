/** A test that the long form alone runs (`npm run test:long`). */
import { test } from 'vitest';

export const longTest = test.runIf(process.env.LONG);
