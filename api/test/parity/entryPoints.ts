/** Uses one portal through REST and another through GraphQL, and returns the outcomes in comparable form. */
import { toId } from '../../src/operation/ids.ts';
import type { Actor, TestPortal } from '../support/portal.ts';

export const KINDS = ['User', 'TimeLog', 'PayrollRun', 'TaxDocument', 'Report'] as const;
export type Kind = (typeof KINDS)[number];

/** The outcome of a step: a refusal's code and message, or the result. */
export type Reply = { code: string; message?: string } | { result: unknown };

/** The records of one portal by number: the same number is the same record in the other portal. */
export class Ids {
  private readonly known: Record<Kind, string[]>;

  constructor(known: Readonly<Record<Kind, readonly string[]>>) {
    this.known = {
      User: [...known.User],
      TimeLog: [...known.TimeLog],
      PayrollRun: [...known.PayrollRun],
      TaxDocument: [...known.TaxDocument],
      Report: [...known.Report],
    };
  }

  /** The id of a record, or sometimes an id without a record. */
  of(kind: Kind, number: number): string {
    const ids = this.known[kind];
    return ids[number % (ids.length + 1)] ?? toId(kind, '0190aaaa-0000-7000-8000-000000000000');
  }

  note(kind: Kind, id: string): void {
    if (!this.known[kind].includes(id)) this.known[kind].push(id);
  }

  /** The text with every id replaced by its record's number. */
  named(text: string): string {
    return text.replace(/\b([A-Z]\w+)_[0-9a-f-]{36}\b/g, (id, kind: string) => {
      const number = this.known[kind as Kind]?.indexOf(id) ?? -1;
      return number < 0 ? `some ${kind}` : `${kind} ${number}`;
    });
  }
}

export interface RestAsked {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The part of the JSON that holds the field's own response. */
  part: (body: Body) => unknown;
}

export interface GraphAsked {
  /** Selects the compared fields under `result`. */
  document: string;
  variables?: Record<string, unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Body = any;

export async function throughRest(portal: TestPortal, { token }: Actor, asked: RestAsked): Promise<Reply> {
  const { method, path, body, headers = {} } = asked;
  const result = await portal.rest(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  if (result.status >= 400) return { code: result.body.code, message: result.body.error };
  return { result: asked.part(result.body) };
}

export async function throughGraphQL(
  portal: TestPortal,
  { token }: Actor,
  asked: GraphAsked,
): Promise<Reply> {
  const { data, errors } = await portal.graphql(asked.document, asked.variables, token);
  const [error] = errors ?? [];
  if (error) return { code: error.extensions.code ?? 'INTERNAL_SERVER_ERROR', message: error.message };
  const { result } = data;
  if (result && 'code' in result) return { code: result.code, message: result.message };
  // A query returns null if there is nothing; REST returns a message.
  if (result === null) return { code: 'NOT_FOUND' };
  if (result.edges) return { result: result.edges.map(({ node }: Body) => node) };
  // The payload's record, if REST's part is the record itself.
  return { result: result.payrollRun && !('id' in result) ? result.payrollRun : result };
}

/** The id of the created record, if there is one. */
export const madeId = (reply: Reply): string | undefined =>
  'result' in reply ? (reply.result as { id?: string }).id : undefined;

/** The part of a response that the other one has too: REST returns whole records, a query only the selected fields. */
export function like(result: unknown, model: unknown): unknown {
  if (Array.isArray(result) && Array.isArray(model))
    return result.map((item, index) => like(item, model[index] ?? model[0]));
  if (typeof result !== 'object' || typeof model !== 'object' || !result || !model) return result;
  return Object.fromEntries(
    Object.entries(model).map(([key, value]) => [key, like((result as Record<string, unknown>)[key], value)]),
  );
}
