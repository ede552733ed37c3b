/** What one operation takes of what all callers share: it is charged to its caller. */
import { GraphQLError } from 'graphql';
import type { RenderOptions } from '../documents/pdf/pool.ts';
import { Spender } from '../platform/db/spender.ts';
import { spendingClient } from '../platform/db/spendingClient.ts';
import type { Budget } from '../platform/lib/budget.ts';
import { spendingReader } from '../platform/sql/jsonReader.ts';
import { requestError } from './errors.ts';
import type { Budgets, Services } from './services.ts';

export interface Spending {
  caller: string;
  database: Spender;
  /** Milliseconds for which threads have made documents for it, or looked through files. */
  documents: number;
  /** What its text costs by the rule for queries, and may cost; known once it is measured. */
  query?: { cost: number; limit: number };
  /** Called with each document: many documents need more time. */
  onDocument?: (() => void) | undefined;
}

/** Throws BUDGET_EXCEEDED if the caller has nothing left. */
export function assertWithin(budget: Budget, caller: string): void {
  if (budget.hasSome(caller)) return;
  const retryAfter = Math.max(1, Math.ceil(budget.state(caller).untilSome));
  const { message, extensions } = requestError('BUDGET_EXCEEDED', retryAfter);
  const http = { status: 429, headers: { 'retry-after': String(retryAfter) } };
  throw new GraphQLError(message, { extensions: { ...extensions, http } });
}

/** The parts of the services through which an operation spends. */
export function spend(services: Services, caller: string) {
  const { budgets, pdf, received } = services;
  const database = new Spender(caller, (milliseconds) => budgets.database.spend(caller, milliseconds / 1000));
  const spending: Spending = { caller, database, documents: 0 };

  const onRun = (milliseconds: number): void => {
    spending.documents += milliseconds;
    spending.onDocument?.();
    budgets.documents.spend(caller, milliseconds / 1000);
  };
  const renderPdf: typeof pdf.renderPdf = async (kind, data, options: RenderOptions = {}) => {
    // Many that someone gets together let everyone else's go first: no one waits for them, and they are free.
    if (options.isLowPriority) return pdf.renderPdf(kind, data, { ...options, onRun: spending.onDocument });
    assertWithin(budgets.documents, caller);
    return pdf.renderPdf(kind, data, { ...options, onRun });
  };
  const check: typeof received.check = async (bytes) => {
    assertWithin(budgets.documents, caller);
    return received.check(bytes, { onRun, caller });
  };
  return {
    spending,
    db: spendingClient(services.db, database),
    sql: spendingReader(services.sql, database),
    pdf: { ...pdf, renderPdf },
    received: { ...received, check },
  };
}

/** What an operation costs by its text, and what it has taken, in milliseconds. */
export const costOf = ({ query, database, documents }: Spending) => ({
  ...(query && { query: query.cost, queryLimit: query.limit }),
  databaseMs: Math.round(database.spent * 10) / 10,
  documentMs: Math.round(documents * 10) / 10,
});

/** The caller's budget of database time, in seconds, as a response tells it. */
export function budgetHeaders({ database }: Budgets, caller: string): Record<string, string> {
  if (!database.isBound) return {};
  const { limit, left, untilFull } = database.state(caller);
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.floor(left)),
    'RateLimit-Reset': String(Math.ceil(untilFull)),
  };
}
