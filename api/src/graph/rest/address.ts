/** A postal address in a REST body: an object with up to five text parts, or the same as JSON text. */
import { z } from 'zod';

const MAX_ADDRESS_BYTES = 4000;

const EXPECTED = 'Expected an object with street, city, state, zip and country, or the same as JSON text.';

const Parts = z.strictObject(
  {
    street: z.string().nullish(),
    city: z.string().nullish(),
    state: z.string().nullish(),
    zip: z.string().nullish(),
    country: z.string().nullish(),
  },
  { error: EXPECTED },
);

/** The text as an object; an error if it is not JSON or has other parts. */
const AddressText = z
  .string()
  .max(MAX_ADDRESS_BYTES)
  .transform((text, context) => {
    try {
      const parts = Parts.safeParse(JSON.parse(text));
      if (parts.success) return parts.data;
    } catch {
      // Reported below, like any other text that is not an address.
    }
    context.addIssue(EXPECTED);
    return z.NEVER;
  });

export const AddressInput = z
  .union([AddressText, Parts], { error: EXPECTED })
  .meta({ description: 'An object with street, city, state, zip and country, or the same as JSON text.' });
