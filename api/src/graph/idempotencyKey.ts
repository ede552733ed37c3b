/** A key that the client generates for a request: a repeat with the same key is not carried out again. */
import { z } from 'zod';

export const idempotencyKeyInput = z
  .string()
  .min(1, 'An idempotency key has at least one character.')
  .max(255, 'An idempotency key has at most 255 characters.');
