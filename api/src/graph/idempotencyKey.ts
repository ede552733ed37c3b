/** The key that a client makes for a request: sent again with the same key, it is carried out once. */
import { z } from 'zod';

export const idempotencyKeyInput = z
  .string()
  .min(1, 'An idempotency key has at least one character.')
  .max(255, 'An idempotency key has at most 255 characters.');
