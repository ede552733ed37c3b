/** The words for days, instants and money, checked on the way in. */
import { GraphQLError } from 'graphql';
import { DAY_EXPECTED, isDay } from 'rules/days';
import { toExactCents } from 'rules/money';
import { builder } from './builder.ts';

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD, without a zone; from 2000 to 2100.',
  serialize: (day) => day as string,
  parseValue: (value) => {
    if (typeof value === 'string' && isDay(value)) return value;
    throw badInput(DAY_EXPECTED);
  },
});

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC, such as 2026-11-21T15:04:05.000Z.',
  serialize: (instant) => (instant as Date).toISOString(),
  parseValue: (value) => {
    const instant = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    if (Number.isNaN(instant.getTime())) throw badInput('Expected an instant as ISO 8601.');
    return instant;
  },
});

builder.scalarType('Money', {
  description: 'An amount in US dollars: a number with at most two decimals. Sums are exact.',
  serialize: (amount) => amount as number,
  parseValue: (value) => {
    if (typeof value === 'number' && toExactCents(value) !== undefined) return value;
    throw badInput('Expected an amount of money as a number with at most two decimals.');
  },
});
