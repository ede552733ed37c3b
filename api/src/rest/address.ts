/** A postal address inside a REST body: JSON text with up to five parts, all of them texts. */
import { z } from 'zod';

const MAX_ADDRESS_BYTES = 4000;

const Parts = z.strictObject({
  street: z.string().nullish(),
  city: z.string().nullish(),
  state: z.string().nullish(),
  zip: z.string().nullish(),
  country: z.string().nullish(),
});

/** The text as an object; a fault for text that is no JSON or has other parts. */
export const AddressText = z
  .string()
  .max(MAX_ADDRESS_BYTES)
  .transform((text, context) => {
    try {
      const parts = Parts.safeParse(JSON.parse(text));
      if (parts.success) return parts.data;
    } catch {
      // Said below, as for every other text that is no address.
    }
    context.addIssue('Expected JSON text with street, city, state, zip and country.');
    return z.NEVER;
  })
  .meta({ description: 'JSON text with street, city, state, zip and country.' });
