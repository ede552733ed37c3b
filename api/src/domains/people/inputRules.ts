/** Building blocks for input types about people. They trim texts, and every issue is a sentence. */
import { requiredMessage } from 'rules/messages';
import { formatMoneyInput, MAX_DAY_CENTS, toAmount } from 'rules/money';
import { findPasswordIssues } from 'rules/password';
import { z } from 'zod';

const MAX_EMAIL_LENGTH = 254;

/** An email address as typed, trimmed. */
export const email = z
  .string({ error: requiredMessage('Email') })
  .trim()
  .min(1, { error: requiredMessage('Email'), abort: true })
  .max(MAX_EMAIL_LENGTH, { error: `Email must have at most ${MAX_EMAIL_LENGTH} characters.`, abort: true })
  .regex(z.regexes.email, 'Email must be a valid address, such as name@example.com.');

/** A first or last name; messages use the label. */
export const personName = (label: string) =>
  z
    .string({ error: requiredMessage(label) })
    .trim()
    .min(1, requiredMessage(label))
    .max(100, `${label} must have at most 100 characters.`);

/** An optional text; an empty one becomes null. */
export const optionalText = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${label} must have at most ${max} characters.`)
    .transform((text) => text || null)
    .nullish();

export const phone = optionalText('Phone', 40);

/** A new password. Each broken rule is a separate issue. */
export const password = z.string().superRefine((candidate, context) => {
  for (const message of findPasswordIssues(candidate)) context.addIssue({ code: 'custom', message });
});

/** The fields of every new person. */
export const newPerson = {
  email,
  password,
  firstName: personName('First name'),
  lastName: personName('Last name'),
};

/** The parts of a postal address. Omitted parts stay; null or an empty text clears them. */
export const address = z.object({
  street: optionalText('Street', 200),
  city: optionalText('City', 100),
  state: optionalText('State', 100),
  zip: optionalText('ZIP code', 20),
  country: optionalText('Country', 100),
});

/** In dollars. */
export const dailyRate = z
  .number()
  .min(0, 'Daily rate must not be negative.')
  .max(toAmount(MAX_DAY_CENTS), `Daily rate must be at most ${formatMoneyInput(MAX_DAY_CENTS)}.`)
  .nullish();

/** A rate and its first day. `dailyRate.ts` decides which days are allowed. */
export const rate = { dailyRate, effectiveFrom: z.string().nullish() };
