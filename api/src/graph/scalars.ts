/** Scalars for days, instants and money, validated on input. */
import { GraphQLError } from 'graphql';
import { DAY_EXPECTED, fromUtcMidnight, isCalendarDay, isDay } from 'rules/days';
import { type Cents, type DecimalLike, fromDecimal, toAmount, toExactCents } from 'rules/money';
import { builder } from './builder.ts';

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD, without a zone; from 2000 to 2100.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  // A column of days is read as midnight UTC.
  serialize: (day) => (day instanceof Date ? fromUtcMidnight(day) : (day as string)),
  parseValue: (value) => {
    if (typeof value === 'string' && isDay(value)) return value;
    throw badInput(DAY_EXPECTED);
  },
});

/** An RFC 3339 date-time with milliseconds and a known offset. */
const INSTANT =
  /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}\.\d{3}(?:Z|(?!-00:00)[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

builder.scalarType('DateTime', {
  description: 'An instant with milliseconds, in UTC when it is returned, such as 2026-11-21T15:04:05.000Z.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (instant) => (instant as Date).toISOString(),
  parseValue: (value) => {
    const text = typeof value === 'string' ? value.toUpperCase() : '';
    const day = INSTANT.exec(text)?.groups?.day;
    if (day && isCalendarDay(day)) return new Date(text);
    throw badInput('Expected an instant such as 2026-11-21T15:04:05.000Z.');
  },
});

builder.scalarType('Money', {
  description: 'An amount in US dollars: a JSON number with at most two decimals. Sums are exact.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
  serialize: (amount) => (typeof amount === 'number' ? amount : toAmount(fromDecimal(amount as DecimalLike))),
  parseValue: (value) => {
    if (typeof value === 'number' && toExactCents(value) !== undefined) return value;
    throw badInput('Expected an amount of money as a number with at most two decimals.');
  },
});

/** A field with an amount that the server holds in cents. */
export const centsField = <Parent>(description: string, read: (parent: Parent) => Cents) => ({
  type: 'Money' as const,
  description,
  resolve: (parent: Parent) => toAmount(read(parent)),
});
