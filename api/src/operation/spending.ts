/** What one operation spends of shared resources, charged to its caller. */
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
  /** Milliseconds for which threads made documents or inspected files for it. */
  documents: number;
  /** The cost of its text by the rule for queries, and the limit; known once it is measured. */
  query?: { cost: number; limit: number };
  /** Called for each document, because many documents need more time. */
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

/**
 * Unknown callers share a lane to the database, because they can come from any number of addresses, and everyone who is
 * signed in would wait for each one.
 */
const STRANGERS = 'strangers';

/** The services through which an operation spends. */
export function spend(services: Services, caller: string, { isKnown }: { isKnown: boolean }) {
  const { budgets, pace, pdf, received } = services;
  const onSpent = (milliseconds: number) => {
    budgets.database.spend(caller, milliseconds / 1000);
    pace.use(caller, milliseconds);
  };
  const database = new Spender(caller, onSpent, isKnown ? caller : STRANGERS);
  const spending: Spending = { caller, database, documents: 0 };

  const onRun = (milliseconds: number): void => {
    spending.documents += milliseconds;
    spending.onDocument?.();
    budgets.documents.spend(caller, milliseconds / 1000);
  };
  const renderPdf: typeof pdf.renderPdf = async (kind, data, options: RenderOptions = {}) => {
    // Bulk documents have low priority, so no one waits for them, and they are free.
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

/** What an operation costs by its text, and what it has spent, in milliseconds. */
export const costOf = ({ query, database, documents }: Spending) => ({
  ...(query && { query: query.cost, queryLimit: query.limit }),
  databaseMs: Math.round(database.spent * 10) / 10,
  documentMs: Math.round(documents * 10) / 10,
});

/** The caller's budget of database time, in seconds, as response headers. */
export function budgetHeaders({ database }: Budgets, caller: string): Record<string, string> {
  if (!database.isBound) return {};
  const { limit, left, untilFull } = database.state(caller);
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.floor(left)),
    'RateLimit-Reset': String(Math.ceil(untilFull)),
  };
}
