// The short form tests React as it ships, the long form its development build. Only that one has the `act` that Testing
// Library looks for when it is loaded: this file comes first and stands in for it.

import React from 'react';
import { flushSync } from 'react-dom';

if (Boolean(process.env.LONG) !== 'captureOwnerStack' in React)
  throw new Error('NODE_ENV asks for the other build of React.');

/** The queue of tasks has run once after this; a test may replace the clock later. */
const { setImmediate } = globalThis;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function renderAfter<T>(pending: Promise<T>): Promise<T> {
  const result = await pending;
  await nextTurn();
  flushSync(() => undefined);
  return result;
}

function act<T>(callback: () => T | Promise<T>): T | Promise<T> {
  const result = flushSync(callback);
  return result instanceof Promise ? renderAfter(result) : result;
}

if (!('act' in React)) Object.assign(React, { act });
