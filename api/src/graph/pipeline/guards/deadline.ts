/**
 * Ends the statements of an operation that runs too long, and of a query whose client has disconnected. A mutation
 * continues without its client; otherwise someone guessing a password could disconnect before the wrong guess is
 * counted.
 */
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Guard, Operation } from '../guard.ts';

/**
 * Milliseconds. A query that makes documents gets this time again for each one. A payroll may take five minutes to
 * start.
 */
export const DEADLINES = { query: 60_000, mutation: 330_000 };

const isQuery = ({ document, operationName }: Operation): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;

export const deadline: Guard<'execute'> = {
  runs: 'execute',
  run: async ({ spending, request, refusals }, work, operation) => {
    if (!spending) return work();
    const { database } = spending;
    const mayBeGivenUp = isQuery(operation);
    const timer = setTimeout(
      () => database.end('The operation ran for too long.'),
      mayBeGivenUp ? DEADLINES.query : DEADLINES.mutation,
    );
    timer.unref();
    spending.onDocument = () => void timer.refresh();
    let isDone = false;
    if (mayBeGivenUp)
      request.onGone?.(() => {
        if (!isDone) database.end('The request was given up.');
      });
    try {
      return await work();
    } finally {
      isDone = true;
      spending.onDocument = undefined;
      clearTimeout(timer);
      // Refusals are always recorded. Fields still running get no more data.
      if (refusals.length > 0) database.reopen();
    }
  },
};
