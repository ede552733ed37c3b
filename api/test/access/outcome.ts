/** The outcome from either entry point, in the words of the tables. */
import type { GraphResult, RestResult } from '../support/portal.ts';
import type { Outcome } from '../support/rights.ts';

export function toOutcome({ data, errors }: GraphResult): Outcome {
  const [error] = errors ?? [];
  if (error) return (error.extensions?.code ?? error.message) as Outcome;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const [result] = Object.values<any>(data ?? {});
  if (result === null || result === undefined) return 'NOTHING';
  if (typeof result === 'object' && 'code' in result) return result.code as Outcome;
  if (typeof result === 'object' && result.edges?.length === 0) return 'NOTHING';
  if (typeof result === 'object' && 'refused' in result && result.refused.length) return 'REFUSED';
  return 'OK';
}

export const toRestOutcome = ({ status, body }: RestResult): Outcome =>
  status < 300 ? 'OK' : (body.code as Outcome);
