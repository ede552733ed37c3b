/** The request that the running code belongs to: gives log lines and fault reports its id without passing it along. */
import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<{ requestId: string }>();

export const inRequest = <Result>(requestId: string, work: () => Result): Result =>
  scope.run({ requestId }, work);

/** The fields that every log line of a request carries; empty outside of one. */
export const requestFields = (): { requestId?: string } => scope.getStore() ?? {};
