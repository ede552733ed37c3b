/** The pieces that input types about people are made of. Texts come out trimmed; every issue is a sentence. */
import { requiredMessage } from 'rules/messages';
import { formatMoneyInput, MAX_DAY_CENTS, toAmount } from 'rules/money';
import { findPasswordIssues } from 'rules/password';
import { z } from 'zod';

const MAX_EMAIL_LENGTH = 254;

/** An address as typed, without the space around it. */
export const email = z
  .string({ error: requiredMessage('Email') })
  .trim()
  .min(1, { error: requiredMessage('Email'), abort: true })
  .max(MAX_EMAIL_LENGTH, { error: `Email must have at most ${MAX_EMAIL_LENGTH} characters.`, abort: true })
  .regex(z.regexes.email, 'Email must be a valid address, such as name@example.com.');

/** A first or last name, called by its label in the sentences. */
export const personName = (label: string) =>
  z
    .string({ error: requiredMessage(label) })
    .trim()
    .min(1, requiredMessage(label))
    .max(100, `${label} must have at most 100 characters.`);

/** A text that may be missing; an empty one is none. */
export const optionalText = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${label} must have at most ${max} characters.`)
    .transform((text) => text || null)
    .nullish();

export const phone = optionalText('Phone', 40);

/** A new password; each broken rule is its own issue. */
export const password = z.string().superRefine((candidate, context) => {
  for (const message of findPasswordIssues(candidate)) context.addIssue({ code: 'custom', message });
});

/** What everyone starts with. */
export const newPerson = {
  email,
  password,
  firstName: personName('First name'),
  lastName: personName('Last name'),
};

/** The parts of a postal address; a part left out stays, null or an empty text empties it. */
export const address = z.object({
  street: optionalText('Street', 200),
  city: optionalText('City', 100),
  state: optionalText('State', 100),
  zip: optionalText('ZIP code', 20),
  country: optionalText('Country', 100),
});

/** Dollars a day. */
export const dailyRate = z
  .number()
  .min(0, 'Daily rate must not be negative.')
  .max(toAmount(MAX_DAY_CENTS), `Daily rate must be at most ${formatMoneyInput(MAX_DAY_CENTS)}.`)
  .nullish();

/** A rate and the day it starts on; which days are allowed is `dailyRate.ts`'s to say. */
export const rate = { dailyRate, effectiveFrom: z.string().nullish() };
