/** What came back from either door, in the words of the tables. */
import type { GraphResult, RestResult } from '../support/portal.ts';
import type { Answer } from '../support/rights.ts';

export function outcomeOf({ data, errors }: GraphResult): Answer {
  const [error] = errors ?? [];
  if (error) return (error.extensions?.code ?? error.message) as Answer;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const [result] = Object.values<any>(data ?? {});
  if (result === null || result === undefined) return 'NOTHING';
  if (typeof result === 'object' && 'code' in result) return result.code as Answer;
  if (typeof result === 'object' && result.edges?.length === 0) return 'NOTHING';
  if (typeof result === 'object' && 'refused' in result && result.refused.length) return 'REFUSED';
  return 'OK';
}

export const outcomeOfRest = ({ status, body }: RestResult): Answer =>
  status < 300 ? 'OK' : (body.code as Answer);
