/**
 * Ends the statements of an operation that has run for too long, and those of a query whose client has gone away. A
 * mutation goes on to its end without its client: otherwise someone who guesses a password could hang up before the wrong
 * guess is counted.
 */
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Guard, Operation } from '../guard.ts';

/** Milliseconds; a query that makes documents gets this time again for each. A payroll may take five minutes to begin. */
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
      // What was refused is recorded in any case. Fields that are still under way get nothing more.
      if (refusals.length > 0) database.reopen();
    }
  },
};
