// The short form tests React as it ships, the long form its development build. Only that one has the `act` that Testing
// Library looks for when it is loaded: this file comes first and stands in for it.

import { createRequire } from 'node:module';
import React from 'react';
import { flushSync } from 'react-dom';

if (Boolean(process.env.LONG) !== 'captureOwnerStack' in React)
  throw new Error('NODE_ENV asks for the other build of React.');

type Scheduler = { unstable_IdlePriority: number; unstable_scheduleCallback: Schedule };
type Schedule = (priority: number, callback: () => void) => void;

/** The queue that React works through. */
const queue = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler') as Scheduler;

const afterTheRest = () =>
  new Promise<void>((resolve) => queue.unstable_scheduleCallback(queue.unstable_IdlePriority, resolve));

async function renderAfter<T>(pending: Promise<T>): Promise<T> {
  const result = await pending;
  await afterTheRest();
  // What the effects of the first changed.
  await afterTheRest();
  return result;
}

function act<T>(callback: () => T | Promise<T>): T | Promise<T> {
  const result = flushSync(callback);
  return result instanceof Promise ? renderAfter(result) : result;
}

if (!('act' in React)) Object.assign(React, { act });

// What is found or done has its effects as well, such as the focus that a dialog takes. Wrapped once: a worker keeps
// this module.
const { configure, getConfig } = await import('@testing-library/react');
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: async (callback) => {
    const result: unknown = await asyncWrapper(callback);
    await afterTheRest();
    return result;
  },
});
