import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { type Access, refusal } from '../kit/session/access';
import { currentSession } from '../kit/session/sessionStore';
import { leavePortal } from './leavePortal';
import { sessionStarted } from './startSession';

/**
 * Runs a route's loaders only for those who may open it, and redirects the others. It is middleware and not a loader:
 * loaders of nested routes run side by side, so a guard among them would come too late for the queries below it.
 */
export function guard(access: Access): MiddlewareFunction {
  return async (_args, next) => {
    if (access === 'everyone') return next();
    await sessionStarted();
    const elsewhere = refusal(access, currentSession()?.user ?? null);
    if (elsewhere === '/') return leavePortal();
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };
}

/** Waits until the session lookup is done, for any user or none. */
export const knowUser: MiddlewareFunction = async (_args, next) => {
  await sessionStarted();
  return next();
};
