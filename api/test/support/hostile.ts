/** Values that no field accepts, and a way to put one into every place of a valid input. */

const UNSTORABLE_TEXTS = ['a\u0000b', 'half a pair \ud800'];
const LONG_TEXT = 'x'.repeat(50_000);
const HOSTILE_DAYS = ['2026-02-30', '2026-13-01', '20261118', '1999-12-31', '2101-01-01', 'tomorrow', ''];
const HOSTILE_AMOUNTS = [-1, 0.001, 10_000_000, 1e300];

const isDayText = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Values that a field with `value` must refuse, grouped by reason. */
function hostileFor(value: unknown): unknown[][] {
  if (typeof value === 'number') return [...HOSTILE_AMOUNTS.map((amount) => [amount]), ['12', true, {}]];
  if (typeof value === 'boolean') return [['yes', 1, {}, []]];
  if (typeof value === 'string')
    return [[42, true, {}, []], UNSTORABLE_TEXTS, [LONG_TEXT], ...(isDayText(value) ? [HOSTILE_DAYS] : [])];
  return [['text', 42]];
}

let turn = 0;
/** One value, a different one at each place; all in the long form. */
function inTurn(values: readonly unknown[]): readonly unknown[] {
  if (process.env.LONG) return values;
  turn += 1;
  return [values[turn % values.length]];
}

export interface Hostile {
  /** The path of the value, such as weeklyData.0.pay. */
  place: string;
  value: unknown;
  input: unknown;
}

/** The valid input with one bad place at a time, and a bad input as a whole. */
export function* spoil(input: unknown, place = ''): Generator<Hostile> {
  for (const value of hostileFor(input).flatMap(inTurn)) yield { place, value, input: value };
  if (typeof input !== 'object' || input === null) return;
  for (const [key, item] of Object.entries(input))
    for (const hostile of spoil(item, place ? `${place}.${key}` : key)) {
      const copy = structuredClone(input) as Record<string, unknown>;
      copy[key] = hostile.input;
      yield { ...hostile, input: copy };
    }
}
